import {readFile, writeFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import pLimit from 'p-limit';
import {globSync} from 'tinyglobby';
import {textExtensions} from './rules';

/** Writes a `.br` and a `.gz` file beside every text file, because many hosts compress badly or not at all. */
export async function compressTextFiles(dir: string): Promise<void> {
  const files = globSync(`**/*.{${textExtensions.join()}}`, {cwd: dir, absolute: true, dot: true});
  const limit = pLimit(4); // the threads of Node's zlib
  await Promise.all(
    files.map((file) =>
      limit(async () => {
        const content = await readFile(file);
        const params = {[constants.BROTLI_PARAM_SIZE_HINT]: content.length};
        await writeFile(`${file}.br`, await promisify(brotliCompress)(content, {params}));
        await writeFile(`${file}.gz`, await promisify(gzip)(content, {level: 9}));
      }),
    ),
  );
}
