/** Fetches one picture from an address in a file; nothing inside this machine's networks can be reached. */
import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { inWords, type Sentence, sentence } from '../../sentences/sentence.rules.ts';

export interface PictureLimits {
  /** Bytes on the wire. */
  mostBytes: number;
  mostRedirects: number;
  /** Milliseconds for one picture with all its redirects. */
  timeoutMs: number;
}

export const PICTURE_LIMITS: PictureLimits = { mostBytes: 20_000_000, mostRedirects: 4, timeoutMs: 20_000 };

export interface Resolver {
  resolve: typeof lookup;
  /** Whether an address may be connected to. */
  allows(address: string): boolean;
}

/** Only the public internet: no private, loopback, link-local, multicast or other reserved range, mapped or not. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

export const publicResolver: Resolver = { resolve: lookup, allows: isPublicAddress };

/** Why a picture was not fetched; the message is part of a sentence. */
export class PictureRefused extends Error {
  readonly sentence: Sentence;

  constructor(said: Sentence) {
    super(inWords(said, 'en'));
    this.sentence = said;
  }
}

/** @throws {PictureRefused} for any reason in the address or its answer. */
export async function fetchPicture(
  address: string,
  resolver: Resolver = publicResolver,
  limits: PictureLimits = PICTURE_LIMITS,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  let url = new URL(address);
  try {
    for (let hop = 0; hop <= limits.mostRedirects; hop++) {
      const answer = await ask(url, resolver, signal);
      const status = answer.statusCode ?? 0;
      const target = answer.headers.location;
      if (status >= 300 && status < 400 && target) {
        answer.destroy();
        if (!URL.canParse(target, url)) throw new PictureRefused(sentence('redirectsNowhere'));
        url = new URL(target, url);
        continue;
      }
      return await readPicture(answer, status, limits);
    }
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    if (signal.aborted) throw new PictureRefused(sentence('tooSlow', { seconds: limits.timeoutMs / 1000 }));
    throw new PictureRefused(
      sentence('noAnswer', { message: error instanceof Error ? error.message : 'no answer' }),
    );
  }
  throw new PictureRefused(sentence('manyRedirects', { most: limits.mostRedirects }));
}

function ask(url: URL, { resolve, allows }: Resolver, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new PictureRefused(sentence('otherProtocol', { protocol: url.protocol }));
  }
  if (url.username || url.password) throw new PictureRefused(sentence('withPassword'));
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A literal address is connected to without a look-up, so it is checked here.
  if (isIP(host) && !allows(host)) throw new PictureRefused(sentence('notPublic', { host }));
  // Checked at the connection, so that a name cannot resolve to one address for the check and another for the socket.
  const judged: LookupFunction = (name, options, done) => {
    resolve(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '');
      const inside = found.find(({ address }) => !allows(address));
      if (inside || !found[0]) {
        return done(
          new PictureRefused(sentence('atNotPublic', { name, address: inside?.address ?? 'no' })),
          '',
        );
      }
      if (options.all) return done(null, found);
      return done(null, found[0].address, found[0].family);
    });
  };
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((done, fail) => {
    request(
      url,
      {
        lookup: judged,
        signal,
        agent: false,
        headers: { accept: 'image/*', 'user-agent': 'crema-import/1' },
      },
      done,
    )
      .on('error', fail)
      .end();
  });
}

async function readPicture(answer: IncomingMessage, status: number, limits: PictureLimits): Promise<Buffer> {
  try {
    const type = (answer.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    if (status !== 200) throw new PictureRefused(sentence('answerIs', { status }));
    if (!type.startsWith('image/') || type.includes('svg')) {
      throw new PictureRefused(type ? sentence('notAPicture', { type }) : sentence('untyped'));
    }
    if (Number(answer.headers['content-length']) > limits.mostBytes) throw tooLarge(limits);
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of answer as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > limits.mostBytes) throw tooLarge(limits);
      parts.push(part);
    }
    return Buffer.concat(parts);
  } finally {
    answer.destroy();
  }
}

const tooLarge = ({ mostBytes }: PictureLimits): PictureRefused =>
  new PictureRefused(sentence('tooLargePicture', { megabytes: mostBytes / 1_000_000 }));
