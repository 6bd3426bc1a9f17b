import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Experiments } from '@crema/experiments';
import type { Screen } from './pageTarget.ts';

/**
 * The screen as this visitor sees it: where experiments name it and the visitor is counted, its key has the arms. A
 * visitor without an id gets one with the answer.
 */
export function withArms(
  screen: Screen,
  request: IncomingMessage,
  response: ServerResponse,
  experiments: Experiments | undefined,
  isHttps: () => boolean,
): Screen {
  const { name, key, site } = screen;
  if (experiments === undefined || name === undefined || key === undefined) return screen;
  const found = experiments.choose(site, name, request.headers, true);
  if (!found) return screen;
  const { setCookie } = found.visitor;
  if (setCookie) response.setHeader('set-cookie', isHttps() ? `${setCookie}; Secure` : setCookie);
  return { ...screen, key: `${key} ${found.choice.arms}`, shown: found.choice };
}
