/** The formats that the build can convert. */
export const imageExtensions = ['jpg', 'jpeg', 'png', 'webp', 'avif'] as const;

/** Matches the names of files in these formats. */
export const imageFormat = new RegExp(`\\.(?:${imageExtensions.join('|')})$`, 'i');

/** Whether an alternative text is only the name of a file, as a camera or a person gives it. */
export function isFileName(text: string): boolean {
  const endsAsFile = /^\S+\.(?:jpe?g|png|webp|avif|gif|svg|heic)$/i;
  const isCameraName = /^(?:img|dsc|pxl|image|picture|photo)(?:[-_]\w+|[ ]?\d*)$/i;
  return endsAsFile.test(text.trim()) || isCameraName.test(text.trim());
}
