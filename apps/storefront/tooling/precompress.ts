import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|txt|webmanifest)$/;
/** Smaller files save less than a compressed file's headers cost. */
const LEAST_BYTES = 256;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` beside every text asset under `folder`, for `@fastify/static`'s `preCompressed`. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < LEAST_BYTES) return;
  const [br, gz] = await Promise.all([smallestBrotli(bytes), gzipped(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** How distances are coded (NPOSTFIX, NDIRECT): which of these is the shortest differs from file to file. */
const DISTANCES = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [0, 4],
  [2, 4],
] as const;

async function smallestBrotli(bytes: Buffer): Promise<Buffer> {
  const made = await Promise.all(
    DISTANCES.map(([postfix, direct]) => {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        [constants.BROTLI_PARAM_NDIRECT]: direct,
      };
      return brotli(bytes, { params });
    }),
  );
  return made.reduce((best, one) => (one.length < best.length ? one : best));
}

// As a program, for what another tool has built: the folder.
if (process.argv[1] === import.meta.filename) await precompress(resolve(process.argv[2] ?? '.'));
