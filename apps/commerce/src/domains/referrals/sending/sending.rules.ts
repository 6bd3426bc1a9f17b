import { randomInt } from 'node:crypto';
import { networkOf } from '#platform/limits/index.ts';

/** Most characters of a message to a friend. */
export const LONGEST_MESSAGE = 240;

/** Letters and digits that nobody takes for each other. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

/** A coupon code that is not guessed: 49 bits. */
export const newCode = (): string =>
  `REF-${Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;

/** A message as it is sent: lines without what cannot be seen. Undefined: there is none. */
export function tidyMessage(typed: string | undefined): string | undefined {
  const text = (typed ?? '')
    .replace(/\r\n?/g, '\n')
    // What cannot be seen, such as what turns the direction of text around; but for what joins emoji.
    .replace(/(?![\n\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return text || undefined;
}

export const isTooLong = (message: string): boolean => [...message].length > LONGEST_MESSAGE;

/**
 * The network of a call, where it says something of the caller. One over loopback does not: it comes from this machine, or
 * through a proxy whose headers are not believed, and then everybody's does.
 */
export function callerNetwork(ip: string): string | undefined {
  const network = networkOf(ip);
  return network.startsWith('127.') || network === '0:0:0:0::/64' ? undefined : network;
}
