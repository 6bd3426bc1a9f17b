import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';

const FORWARDED = /^(?:x-forwarded-.+|forwarded)$/;

/**
 * Looks at requests of a shop without `TRUST_PROXY`. The first that a proxy seems to have passed on is logged as a
 * warning, once: behind a proxy the shop would take every visitor for that proxy and HTTPS for HTTP.
 */
export function warnOfProxy(log: Pick<Logger, 'warn'>): (request: IncomingMessage) => void {
  let warned = false;
  return ({ headers }) => {
    if (warned) return;
    const header = Object.keys(headers).find((name) => FORWARDED.test(name));
    if (header === undefined) return;
    warned = true;
    log.warn(
      { header },
      'a proxy seems to stand in front, but TRUST_PROXY is not set: visitors share one rate limit, and addresses and HTTPS are not known. ' +
        'Set TRUST_PROXY to the number of proxies in front, such as TRUST_PROXY=1. Without a proxy somebody made this header up: ignore this.',
    );
  };
}
