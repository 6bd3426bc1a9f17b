import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { sentence } from '../../sentences/sentence.rules.ts';
import { FileRefused } from '../import.errors.ts';

export interface SourceFile {
  path: string;
  bytes: number;
  /** A label that `TextDecoder` knows. */
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
}

const CHUNK = 1 << 16;

/** First bytes of files that are not text, and what to call them. */
const BINARIES: [string, string][] = [
  ['504b0304', 'a spreadsheet workbook (.xlsx, .ods) or another zip archive'],
  ['504b0506', 'an empty zip archive'],
  ['d0cf11e0a1b11ae1', 'an old binary spreadsheet (.xls)'],
  ['0908', 'an old binary spreadsheet (.xls)'],
  ['25504446', 'a PDF'],
  ['1f8b', 'a gzip archive'],
  ['89504e47', 'a picture'],
  ['ffd8ff', 'a picture'],
  ['53514c69746520666f726d6174', 'a SQLite database'],
];

/**
 * Reads the whole file once: whether it is text, and in which encoding. A byte-order mark decides; else valid UTF-8 is
 * UTF-8, and everything else is Windows-1252, of which Latin-1 is a part.
 *
 * @throws {FileRefused} when the file is missing, empty or binary.
 */
export async function inspectFile(path: string): Promise<SourceFile> {
  const info = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new FileRefused(
      error.code === 'ENOENT'
        ? sentence('noFile', { path })
        : sentence('notReadable', { path, error: error.code ?? 'error' }),
    );
  });
  if (!info.isFile()) throw new FileRefused(sentence('notAFile', { path }));
  if (info.size === 0) throw new FileRefused(sentence('emptyFile', { path }));
  const head = await firstBytes(path);
  const hex = head.toString('hex');
  const binary = BINARIES.find(([magic]) => hex.startsWith(magic));
  if (binary) {
    throw new FileRefused(sentence('otherFormat', { path, what: binary[1] }));
  }
  return { path, bytes: info.size, encoding: markedEncoding(hex) ?? (await guessEncoding(path, head)) };
}

async function firstBytes(path: string): Promise<Buffer> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new FileRefused(sentence('notReadable', { path, error: error.code ?? 'error' }));
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(CHUNK), 0, CHUNK, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function markedEncoding(hex: string): SourceFile['encoding'] | undefined {
  if (hex.startsWith('efbbbf')) return undefined; // still has to be valid
  if (hex.startsWith('fffe')) return 'utf-16le';
  if (hex.startsWith('feff')) return 'utf-16be';
  return undefined;
}

async function guessEncoding(path: string, head: Buffer): Promise<SourceFile['encoding']> {
  const zeros = [0, 0];
  for (let i = 0; i < head.length; i++) if (head[i] === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  // Mostly Latin text in UTF-16 without a mark: every second byte is 0.
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 4 && even === 0) return 'utf-16le';
  if (even > head.length / 4 && odd === 0) return 'utf-16be';
  if (even + odd > 0) throw new FileRefused(sentence('binaryFile', { path }));

  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) {
      decoder.decode(chunk as Buffer, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}

/** The file's text in pieces, without a byte-order mark. `onBytes` is called with the bytes read so far. */
export async function* readText(file: SourceFile, onBytes?: (bytes: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder(file.encoding);
  let bytes = 0;
  for await (const chunk of createReadStream(file.path, { highWaterMark: CHUNK })) {
    bytes += (chunk as Buffer).length;
    const text = decoder.decode(chunk as Buffer, { stream: true });
    if (text) yield text;
    onBytes?.(bytes);
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}
