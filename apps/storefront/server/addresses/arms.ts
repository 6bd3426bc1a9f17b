import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Choice, Experiments } from '@crema/experiments';
import type { Screen } from './pageTarget.ts';

/** Screens with arms, made once for each of the few combinations: a hit of the page cache joins no texts. */
const armed = new WeakMap<Screen, Map<string, Screen>>();

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
  const { choice } = found;
  const screens = armed.get(screen) ?? new Map<string, Screen>();
  const known = screens.get(choice.arms);
  // The same arms mean other values once the experiments have changed.
  if (known?.shown && sameValues(known.shown.values, choice.values)) return known;
  const made = { ...screen, key: `${key} ${choice.arms}`, shown: choice };
  armed.set(screen, screens.set(choice.arms, made));
  return made;
}

const sameValues = (one: Choice['values'], other: Choice['values']): boolean =>
  Object.keys(other).every((feature) => one[feature] === other[feature]);
