import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { keysFor, type SecretKeys } from '#platform/signing/index.ts';

const PURPOSE = 'crema visits';
/** `<uuid>-<128 bits of its signature>`. */
const ISSUED = /^([0-9a-f-]{36})-([\w-]{22})$/;

/** Ids of guests' visits, the values of the SESSION cookie. */
export interface Visits {
  /** A new id. */
  begin(): string;
  /** Whether an id was made here. One that somebody made up, and could give to another, begins no cart. */
  isIssued(id: string): boolean;
}

export function createVisits(secrets: SecretKeys): Visits {
  const keys = keysFor(secrets, PURPOSE);
  const mark = (id: string, key = keys[0]): string =>
    createHmac('sha256', key).update(id).digest().subarray(0, 16).toString('base64url');
  return {
    begin: () => {
      const id = randomUUID();
      return `${id}-${mark(id)}`;
    },
    isIssued: (text) => {
      const [, id = '', shown = ''] = ISSUED.exec(text) ?? [];
      return keys.filter((key) => timingSafeEqual(Buffer.from(mark(id, key)), padded(shown))).length > 0;
    },
  };
}

/** As long as a mark is, so that it can be compared. */
const padded = (text: string): Buffer => Buffer.from(text.padEnd(22));
