/** The second factor: codes of an authenticator app (TOTP, RFC 6238: SHA-1, six digits, 30 seconds). */

const PERIOD_SECONDS = 30;
/** Steps before and after the present one whose codes are accepted, as clocks differ. */
const WINDOW = 1;
/** RFC 4226, section 4: 160 bits. */
const SECRET_BYTES = 20;
const ISSUER = 'Crema';

/** Loaded when a member of staff signs in, to keep the start short. */
const library = () => import('otpauth');

async function totpOf(secret: string, label = '') {
  const { Secret, TOTP } = await library();
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
}

/** A new secret in base32. */
export async function newTotpSecret(): Promise<string> {
  const { Secret } = await library();
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The time step of a code; undefined for a wrong one. */
export async function stepOf(secret: string, code: string, now: Date): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = (await totpOf(secret)).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** The present code, for the demo and for tests. */
export async function codeAt(secret: string, now: Date): Promise<string> {
  return (await totpOf(secret)).generate({ timestamp: now.getTime() });
}

/** The address for an authenticator app: `otpauth://totp/…`. */
export async function otpauthAddress(secret: string, email: string): Promise<string> {
  return (await totpOf(secret, email)).toString();
}
