/** What staff may not make of an experiment. Pure. */
import type { SiteId } from '@crema/brands';
import type { State } from '#platform/edits/index.ts';
import type { Texts } from '#platform/http/index.ts';
import { type Arm, type Found, instantOf, stateOf } from './payload.rules.ts';

/** A field that is refused, and why. */
export interface Problem {
  subject: string;
  texts: Texts;
}

interface Asked {
  key: string;
  site: SiteId;
  state: State;
  /** As it is now. */
  found: Found | undefined;
  /** What pages show without an experiment; absent: nothing yet. */
  control: unknown;
}

const WHOLE = 100;
/** What three thirds of two decimals may lack, in percent. */
const TOLERANCE = 0.05;

/** The first field that is wrong; undefined: none. */
export const problemOf = (asked: Asked): Problem | undefined =>
  keyProblem(asked) ??
  begunProblem(asked) ??
  datesProblem(asked) ??
  armsProblem(asked) ??
  placeProblem(asked);

function keyProblem({ key, found }: Asked): Problem | undefined {
  if (found || /^[\w-]{1,40}$/.test(key)) return undefined;
  return {
    subject: 'key',
    texts: [
      'A key is up to 40 letters, digits and hyphens.',
      'Une clé a jusqu’à 40 lettres, chiffres et traits d’union.',
    ],
  };
}

/** Of what its numbers depend on; the names of arms are only words. */
function begunProblem({ state, found }: Asked): Problem | undefined {
  if (!found?.ran) return undefined;
  const before = stateOf(found, 0);
  const numbers = (arms: unknown) => (arms as Arm[]).map(({ value, weight }) => [value, weight]);
  const fixed: readonly [string, unknown, unknown][] = [
    ['startsAt', before.startsAt, instantOf(state.startsAt)],
    ['stopsAt', before.stopsAt, instantOf(state.stopsAt)],
    ['arms', numbers(before.arms), numbers(state.arms)],
    ...(['feature', 'screens', 'sites', 'only', 'except'] as const).map(
      (name) => [name, before[name], state[name]] as [string, unknown, unknown],
    ),
  ];
  const changed = fixed.find(([, was, is]) => JSON.stringify(was) !== JSON.stringify(is));
  return (
    changed && {
      subject: changed[0],
      texts: [
        'It has begun, so this stays. Stop it, and make another one.',
        'Elle a commencé\u00a0: ceci ne change plus. Arrêtez-la et créez-en une autre.',
      ],
    }
  );
}

function datesProblem({ state }: Asked): Problem | undefined {
  const [from, until] = [instantOf(state.startsAt), instantOf(state.stopsAt)];
  const texts: Texts = ['That is no date and time.', 'Ce n’est pas une date et une heure.'];
  if (!from) return { subject: 'startsAt', texts };
  if (!until) return { subject: 'stopsAt', texts };
  if (from < until) return undefined;
  return {
    subject: 'stopsAt',
    texts: ['The end must be after the beginning.', 'La fin doit venir après le début.'],
  };
}

function armsProblem({ state, control }: Asked): Problem | undefined {
  const arms = state.arms as Arm[];
  const refuse = (...texts: Texts): Problem => ({ subject: 'arms', texts });
  if (arms.length < 2) return refuse('It needs two arms.', 'Il faut deux variantes.');
  const sum = arms.reduce((all, { weight }) => all + weight, 0);
  const shown = Math.round(sum * WHOLE) / WHOLE;
  if (Math.abs(sum - WHOLE) > TOLERANCE)
    return refuse(
      `The shares add up to ${shown}, and not to 100.`,
      `Les parts totalisent ${shown} au lieu de 100.`,
    );
  const shows = typeof control === 'string' ? control : JSON.stringify(control);
  if (state.on === true && control !== undefined && arms[0]?.value !== shows)
    return refuse(
      `The first arm is what the shop shows without the experiment: ${shows}.`,
      `La première variante est ce que la boutique montre sans l’expérience\u00a0: ${shows}.`,
    );
  return undefined;
}

function placeProblem({ site, state }: Asked): Problem | undefined {
  if ((state.screens as string[]).length === 0)
    return { subject: 'screens', texts: ['Choose a page.', 'Choisissez une page.'] };
  if ((state.sites as string[]).includes(site)) return undefined;
  return {
    subject: 'sites',
    texts: [
      'This shop stays among them. Take it out in another shop’s list.',
      'Cette boutique doit y rester. Retirez-la depuis une autre boutique.',
    ],
  };
}
