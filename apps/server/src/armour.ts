import type { IncomingMessage, ServerResponse } from 'node:http';

/** What stands on the answers that neither the storefront nor the engine writes. */
export const PLAIN = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/** Over HTTPS, which a proxy in front speaks, every answer says to stay with it. */
export function stayWithHttps(request: IncomingMessage, response: ServerResponse): void {
  const spoken = request.headers['x-forwarded-proto']?.toString().split(',', 1)[0]?.trim();
  if (spoken === 'https') response.setHeader('strict-transport-security', STRICT_TRANSPORT);
}
