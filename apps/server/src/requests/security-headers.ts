import type { IncomingMessage, ServerResponse } from 'node:http';

/** Headers of answers that neither the storefront nor the engine writes. */
export const PLAIN = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/** Sets `Strict-Transport-Security` on answers to requests that reached the proxy over HTTPS. */
export function stayWithHttps(request: IncomingMessage, response: ServerResponse): void {
  const spoken = request.headers['x-forwarded-proto']?.toString().split(',', 1)[0]?.trim();
  if (spoken === 'https') response.setHeader('strict-transport-security', STRICT_TRANSPORT);
}
