import { userKey } from '../hasToken.ts';
import type { TokenIdentity, TokenRecord } from './tokenRecord.ts';

/** As much of `localStorage` as the tokens need. */
export type KeyValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the user-key entry says. */
export interface StoredUser extends TokenIdentity {
  customerId: string;
}

/** The storage key of a token record: client id, audience and scope. */
const tokenKey = ({ clientId, audience, scope }: TokenIdentity): string =>
  `crema.token::${clientId}::${audience}::${scope}`;

/** Who is logged in to a site in this browser. */
export function readUser(storage: KeyValues, site: string): StoredUser | undefined {
  const found = parsed(storage.getItem(userKey(site)));
  return typeof found?.clientId === 'string' ? (found as unknown as StoredUser) : undefined;
}

/** The record of who is logged in; undefined when there is none, or what is there is none of ours. */
export function readRecord(storage: KeyValues, site: string): TokenRecord | undefined {
  const user = readUser(storage, site);
  const found = user && parsed(storage.getItem(tokenKey(user)));
  const isRecord = typeof found?.accessToken === 'string' && typeof found.expiresAt === 'number';
  return isRecord ? (found as unknown as TokenRecord) : undefined;
}

export function writeRecord(storage: KeyValues, site: string, record: TokenRecord, customerId: string): void {
  const { clientId, audience, scope } = record;
  // First the record: whoever finds the user finds it.
  storage.setItem(tokenKey(record), JSON.stringify(record));
  storage.setItem(userKey(site), JSON.stringify({ customerId, clientId, audience, scope }));
}

/** Removes the user-key entry and the token it leads to. */
export function removeRecord(storage: KeyValues, site: string): void {
  const user = readUser(storage, site);
  storage.removeItem(userKey(site));
  if (user) storage.removeItem(tokenKey(user));
}

function parsed(text: string | null): Record<string, unknown> | undefined {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
