import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { contentSecurityPolicy, FIXED_HEADERS } from './securityHeaders.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A rendered page, ready to be sent any number of times. */
export interface Page {
  status: number;
  /** The text until it is compressed: it takes several times the bytes, and can be had back from them. */
  html?: Buffer;
  /** Weak: the encodings differ, the page does not. */
  etag: string;
  /** Name and value in turn, for every answer of this page, 304 included. */
  headers: string[];
  /** Filled when first asked for. */
  encoded: Map<Encoding, EncodedPage>;
  /** Its Brotli is the smaller one, or is being made. */
  refined?: boolean;
}

export interface EncodedPage {
  body: Buffer;
  /** All of the 200's headers but the correlation id. */
  headers: string[];
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const unbrotli = promisify(brotliDecompress);
const ungzipped = promisify(gunzip);
/** Two thirds of the time of the highest level's size for a hundredth of its time. */
const BROTLI_QUALITY = 5;
/** For a page that is asked for again: a tenth smaller, so that a list fits the first window of TCP, for 100 ms once. */
const REFINED_QUALITY = 11;
/** 2^18 bytes are more than a page; the largest window would take megabytes for each page under way. */
const BROTLI_WINDOW = 18;
/** Pages turn from text to data and back: blocks of 2^16 bytes follow that, some 50 bytes shorter than the usual ones. */
const BROTLI_BLOCK = 16;

export interface PageParts {
  status: number;
  /** In parts, none of which begins or ends inside a tag. */
  html: readonly string[];
  cacheControl: string;
  location?: string;
  frameOrigins: readonly string[];
}

/** A render's own number is as good a validator as a hash of its bytes, which would cost as much as its headers. */
const PROCESS = randomBytes(6).toString('base64url');
let renders = 0;

export function makePage({ status, html, cacheControl, location, frameOrigins }: PageParts): Page {
  const body = utf8(html);
  renders += 1;
  const etag = `W/"${PROCESS}-${renders.toString(36)}"`;
  const headers = [
    ...FIXED_HEADERS,
    'content-security-policy',
    contentSecurityPolicy(html, frameOrigins),
    'cache-control',
    cacheControl,
    'vary',
    'accept-encoding',
    'etag',
    etag,
    ...(location === undefined ? [] : ['location', location]),
  ];
  return { status, html: body, etag, headers, encoded: new Map() };
}

let scratch = Buffer.allocUnsafeSlow(1024 * 1024);
/** Most bytes that one UTF-16 unit becomes in UTF-8. */
const MOST_BYTES = 3;

/** The parts as one buffer of their size, without joining them or counting their bytes first. */
function utf8(parts: readonly string[]): Buffer {
  const units = parts.reduce((sum, part) => sum + part.length, 0);
  if (units * MOST_BYTES > scratch.length) scratch = Buffer.allocUnsafeSlow(units * MOST_BYTES);
  let at = 0;
  for (const part of parts) at += scratch.write(part, at);
  return Buffer.from(scratch.subarray(0, at));
}

/** The page in an encoding, compressed off the main thread the first time. */
export async function encodePage(page: Page, encoding: Encoding): Promise<EncodedPage> {
  return keep(page, encoding, await compress(await textOf(page), encoding));
}

/** Whoever asks for it as it is keeps it beside the others. */
function textOf({ html, encoded }: Page): Buffer | Promise<Buffer> {
  const whole = html ?? encoded.get('identity')?.body;
  if (whole) return whole;
  const small = encoded.get('br')?.body;
  return small ? unbrotli(small) : ungzipped(encoded.get('gzip')?.body ?? '');
}

function keep(page: Page, encoding: Encoding, body: Buffer): EncodedPage {
  const headers = [
    ...page.headers,
    'content-type',
    'text/html; charset=utf-8',
    'content-length',
    String(body.length),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ];
  const encoded = { body, headers };
  page.encoded.set(encoding, encoded);
  page.html = undefined;
  return encoded;
}

let refining = false;

/**
 * Compresses a page anew that has been asked for in Brotli before, off the main thread, and one page at a time: whoever
 * asks meanwhile gets what there is, and a page whose turn it was not has it at a later request.
 */
export function refinePage(page: Page, onDone: () => void): void {
  if (refining || page.refined) return;
  refining = true;
  page.refined = true;
  Promise.resolve(textOf(page))
    .then((html) => brotliOf(html, REFINED_QUALITY))
    .then((body) => {
      keep(page, 'br', body);
      onDone();
    })
    // It is not needed: the page goes on as it is.
    .catch(() => undefined)
    .finally(() => {
      refining = false;
    });
}

function compress(html: Buffer, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === 'identity') return html;
  if (encoding === 'gzip') return gzipped(html);
  return brotliOf(html, BROTLI_QUALITY);
}

function brotliOf(html: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
    [constants.BROTLI_PARAM_LGBLOCK]: BROTLI_BLOCK,
  };
  return brotli(html, { params });
}

/** Best encoding that an Accept-Encoding header allows; `q=0` refuses one. */
export function bestEncoding(accept: string | undefined): Encoding {
  if (accept === undefined) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accept)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accept)) return 'gzip';
  return 'identity';
}

/** Bytes a page holds, with what bookkeeping costs beside its bodies. */
export function pageBytes(page: Page): number {
  let bytes = (page.html?.length ?? 0) + 2_048;
  for (const { body } of page.encoded.values()) bytes += body.length;
  return bytes;
}
