import { createHash, createHmac } from 'node:crypto';
import type { Config } from '#platform/config/index.ts';
import { keysFor } from '#platform/signing/index.ts';

/** Letters and digits that nobody mistakes for another, 5 bits each. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/**
 * The codes of gift cards: 80 bits that nobody can guess, made of the card's id and the number of its code by the shop's secret key. A
 * mail that is sent late can so be written without the code being kept anywhere.
 */
export interface CardCodes {
  /** The card's code with that number, without hyphens. */
  make(id: string, number: number): string;
  /** The same of a code that was made before, perhaps under the key before this one. @throws where no key made it. */
  again(id: string, number: number, hash: string): string;
}

export function cardCodes(config: Pick<Config, 'secretKey' | 'previousSecretKey'>): CardCodes {
  const keys = keysFor(config, 'crema gift card');
  return {
    make: (id, number) => codeUnder(keys[0], id, number),
    again: (id, number, hash) => {
      const code = keys.map((key) => codeUnder(key, id, number)).find((made) => hashOf(made) === hash);
      if (code === undefined) throw new Error(`No key has made code ${number} of gift card ${id}.`);
      return code;
    },
  };
}

function codeUnder(key: Buffer, id: string, number: number): string {
  const bytes = createHmac('sha256', key).update(`${id}:${number}`).digest();
  return Array.from({ length: LENGTH }, (_, index) => {
    const bit = index * 5;
    const pair = bytes.readUInt16BE(Math.floor(bit / 8));
    return ALPHABET[Math.floor(pair / 2 ** (11 - (bit % 8))) % 32];
  }).join('');
}

/** What is kept of a code. Codes have 80 random bits, so that a plain hash is enough. */
export const hashOf = (code: string): string =>
  createHash('sha256').update(`gift card ${code}`).digest('base64url');

/** A code as it was typed: case, spaces and hyphens do not matter, nor O for 0 or I and L for 1. Undefined: it is no code. */
export function readCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return code.length === LENGTH && [...code].every((letter) => ALPHABET.includes(letter)) ? code : undefined;
}

/** A code as people read it: four groups of four. */
export const spoken = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');
