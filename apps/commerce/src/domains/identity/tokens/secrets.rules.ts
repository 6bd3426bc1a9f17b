import { createHash, randomBytes } from 'node:crypto';

/** SHA-256, under which the database stores a refresh token, a link or an Idempotency-Key. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A secret that cannot be guessed: 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
