import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { contentSecurityPolicy, FIXED_HEADERS, PAYMENT_HEADERS } from '../answers/securityHeaders.ts';
import type { PaymentOrigins } from '../options.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A rendered page, ready to be sent any number of times. */
export interface Page {
  status: number;
  /** The text, until an encoding exists: it is several times larger and can be decoded from one. */
  html?: Buffer;
  /** A weak validator, as the encodings differ and the page does not. */
  etag: string;
  /** Alternating names and values for every answer of this page, 304 included. */
  headers: string[];
  /** Each encoding is made at its first use. */
  encoded: Map<Encoding, EncodedPage>;
  /** Whether its Brotli encoding is the smaller one, or that is being made. */
  refined?: boolean;
  /** What a shared cache in front needs to know; absent while the page is not kept here, either. */
  shared?: Shared;
}

/** By which keys, and until when, everybody may be sent a page. */
export interface Shared {
  tags: ReadonlySet<string>;
  /** Epoch ms; Infinity without an end. */
  validUntil: number;
}

export interface EncodedPage {
  body: Buffer;
  /** All headers of the 200 except the correlation id. */
  headers: string[];
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const unbrotli = promisify(brotliDecompress);
const ungzipped = promisify(gunzip);
/** Brotli quality of the first encoding: a hundredth of the time of the highest level. */
const BROTLI_QUALITY = 5;
/** For a page that is requested again: a tenth smaller, so that a list fits TCP's first window, for 100 ms once. */
const REFINED_QUALITY = 11;
/** A window of 2^18 bytes is larger than a page; the largest window would take megabytes for each page under way. */
const BROTLI_WINDOW = 18;
/**
 * Blocks of 2^16 bytes follow a page's changes between text and data: some 50 bytes shorter than with the usual size.
 */
const BROTLI_BLOCK = 16;

export interface PageParts {
  status: number;
  /** In parts, none of which begins or ends inside a tag. */
  html: readonly string[];
  cacheControl: string;
  location?: string;
  /** In seconds. */
  retryAfter?: number;
  frameOrigins: readonly string[];
  /** Of a page that takes cards. */
  payment?: PaymentOrigins | undefined;
  /** Whether it shows what a preview ticket names: for a frame of the back office, and no search engine. */
  preview?: boolean;
}

/**
 * Prefix of ETags: a count of renders validates as well as a hash of the bytes, which would cost as much as the
 * headers.
 */
const PROCESS = randomBytes(6).toString('base64url');
let renders = 0;

export function makePage({
  status,
  html,
  cacheControl,
  location,
  retryAfter,
  frameOrigins,
  payment,
  preview = false,
}: PageParts): Page {
  const body = utf8(html);
  renders += 1;
  const etag = `W/"${PROCESS}-${renders.toString(36)}"`;
  const headers = [
    ...(payment ? PAYMENT_HEADERS : FIXED_HEADERS),
    'content-security-policy',
    contentSecurityPolicy(html, frameOrigins, preview, payment),
    'cache-control',
    cacheControl,
    'vary',
    'accept-encoding',
    'etag',
    etag,
    ...(preview ? ['x-robots-tag', 'noindex'] : []),
    ...(location === undefined ? [] : ['location', location]),
    ...(retryAfter === undefined ? [] : ['retry-after', String(retryAfter)]),
  ];
  return { status, html: body, etag, headers, encoded: new Map() };
}

let scratch = Buffer.allocUnsafeSlow(1024 * 1024);
/** Most bytes of one UTF-16 unit in UTF-8. */
const MOST_BYTES = 3;

/** The parts as one buffer of their exact size, without joining them or counting bytes first. */
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

/** The page's text, from the encodings if it is no longer held. */
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
 * Compresses a page that was requested in Brotli before again, with higher quality, off the main thread and one page at
 * a time: requests meanwhile get the present encoding, and a page that finds another in progress is refined at a later
 * request.
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
    // Failures are ignored: the present encoding stays.
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

/** Bytes that a page takes, with an allowance for bookkeeping. */
export function pageBytes(page: Page): number {
  let bytes = (page.html?.length ?? 0) + 2_048;
  for (const { body } of page.encoded.values()) bytes += body.length;
  return bytes;
}
