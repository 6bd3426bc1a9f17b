import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header with the storefront's proof that a call belongs to a counted render. */
export const RENDER_HEADER = 'x-counted-render';

/**
 * The value of `RENDER_HEADER`.
 *
 * @param secret the storefront's client secret at the engine, which nobody else has.
 */
export const renderProof = (secret: string): string =>
  createHmac('sha256', secret).update('calls of a counted render').digest('base64url');

/** Checks such a proof. */
export function renderCheck(secret: string): (said: string | string[] | undefined) => boolean {
  const proof = Buffer.from(renderProof(secret));
  return (said) => {
    if (typeof said !== 'string' || said.length !== proof.length) return false;
    const bytes = Buffer.from(said);
    return bytes.length === proof.length && timingSafeEqual(bytes, proof);
  };
}
