import { userKey } from '../hasToken.ts';
import type { TokenIdentity, TokenRecord } from './tokenRecord.ts';

/** The part of `localStorage` that the tokens need. */
export type KeyValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The user entry of a site. */
export interface StoredUser extends TokenIdentity {
  customerId: string;
}

/** The storage key of a token record: client id, audience and scope. */
const tokenKey = ({ clientId, audience, scope }: TokenIdentity): string =>
  `crema.token::${clientId}::${audience}::${scope}`;

/** The customer who is logged in to a site in this browser. */
export function readUser(storage: KeyValues, site: string): StoredUser | undefined {
  const found = parsed(storage.getItem(userKey(site)));
  return found && isUser(found) ? found : undefined;
}

/** The token record of the customer who is logged in; undefined if there is none, or the entry is not one of ours. */
export function readRecord(storage: KeyValues, site: string): TokenRecord | undefined {
  const user = readUser(storage, site);
  const found = user && parsed(storage.getItem(tokenKey(user)));
  return found && isRecord(found) ? found : undefined;
}

export function writeRecord(storage: KeyValues, site: string, record: TokenRecord, customerId: string): void {
  const { clientId, audience, scope } = record;
  // The record first, so that it exists for every reader of the user entry.
  storage.setItem(tokenKey(record), JSON.stringify(record));
  storage.setItem(userKey(site), JSON.stringify({ customerId, clientId, audience, scope }));
}

/** Removes the user entry and its token. */
export function removeRecord(storage: KeyValues, site: string): void {
  const user = readUser(storage, site);
  storage.removeItem(userKey(site));
  if (user) storage.removeItem(tokenKey(user));
}

type Stored = Record<string, unknown>;

// Enough to tell our entries from others under the same key; the other fields were written with these.
const isUser = (found: Stored): found is Stored & StoredUser => typeof found.clientId === 'string';
const isRecord = (found: Stored): found is Stored & TokenRecord =>
  typeof found.accessToken === 'string' && typeof found.expiresAt === 'number';

function parsed(text: string | null): Stored | undefined {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    return typeof found === 'object' && found !== null ? (found as Stored) : undefined;
  } catch {
    return undefined;
  }
}
