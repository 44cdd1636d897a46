import sharp from 'sharp';

const isPicture = /\.(jpe?g|png|webp|avif)$/i;
import type {Problem, Site} from '../problem';

/** In pixels: a narrower picture is blurred in a column, a wider one is never shown as wide. */
const width = {least: 800, most: 2400};

/** In bytes. */
const mostBytes = 1_500_000;

/** What is wrong with the files of pictures: those of pages in static/img, those of posts beside them. */
export async function wrongFiles(site: Site): Promise<Problem[]> {
  const files = site.files.filter(
    (file) => isPicture.test(file) && /^(?:static\/img|news)\//.test(file),
  );
  const problems = await Promise.all(files.map((file) => wrongFile(file, site.bytes(file))));
  return problems.flat();
}

async function wrongFile(file: string, bytes: Uint8Array): Promise<Problem[]> {
  const report = (wrong: string, instead: string): Problem[] => [
    {file, line: 1, column: 1, severity: 'error', wrong, instead},
  ];
  const size =
    bytes.length === 0 // of which sharp makes an error of its own
      ? undefined
      : await sharp(bytes)
          .metadata()
          .catch(() => undefined);
  if (!size) {
    return report(
      'This file cannot be read as a picture.',
      'Save it again as a JPEG, or take another file.',
    );
  }
  if (size.width < width.least) {
    return report(
      `This picture is ${size.width} pixels wide, so it would be blurred. Allowed are ${width.least} to ${width.most}.`,
      'Take the picture as it came from the camera, or another one.',
    );
  }
  if (size.width > width.most) {
    return report(
      `This picture is ${size.width} pixels wide. Allowed are ${width.least} to ${width.most}, which is the widest that is shown.`,
      `Save it again ${width.most} pixels wide.`,
    );
  }
  if (bytes.length > mostBytes) {
    return report(
      `This picture has ${(bytes.length / 1_000_000).toFixed(1)} MB. Allowed are ${mostBytes / 1_000_000} MB.`,
      'Save it again as a JPEG of quality 85.',
    );
  }
  return [];
}
