import type { Language, SiteId } from '@crema/brands';
import { DefinitionsRefused } from '@crema/experiments';
import type { Resource, RowChange, State } from '#platform/edits/index.ts';
import { badRequest, conflict, say } from '#platform/http/index.ts';
import type { ExperimentsService } from '../experiments.service.ts';
import type { SavedPayload } from '../experiments.types.ts';
import { type Problem, problemOf } from './checks.rules.ts';
import { experimentSchema } from './experiments.schemas.ts';
import { experimentsIn, type Found, ruleOf, stateOf, withExperiment } from './payload.rules.ts';

type Parts = Pick<ExperimentsService, 'isForeign' | 'now' | 'repository' | 'write'>;

/** Experiments, each with its arms. One that has begun keeps what its numbers depend on. */
export function experimentsResource({ isForeign, now, repository, write }: Parts): Resource {
  const saved = async (): Promise<SavedPayload> => (await repository.current()) ?? { features: {} };
  const ofSite = async (site: SiteId): Promise<{ key: string; state: State }[]> =>
    experimentsIn(await saved(), now())
      .map((found) => ({ key: found.id, state: stateOf(found, now()) }))
      .filter(({ state }) => (state.sites as string[]).includes(site));
  return {
    ...{ name: 'experiments', group: 'programmes', schema: experimentSchema },
    columns: ['status', 'startsAt', 'stopsAt', 'screens'],
    title: ['Experiments', 'Expériences'],
    one: ['Experiment', 'Expérience'],
    description: [
      'Which visitors see what, until a day that was set before. What came of it is in the report.',
      'Quels visiteurs voient quoi, jusqu’à un jour fixé d’avance. Le résultat se trouve dans le rapport.',
    ],
    keyTitle: ['Key', 'Clé'],
    operations: {
      ...{ list: 'adminListExperiments', get: 'adminGetExperiment', add: 'adminAddExperiment' },
      ...{ save: 'adminSaveExperiment', remove: 'adminRemoveExperiment' },
    },
    titleOf: (key, { name }) => (typeof name === 'string' ? name : key),
    // The writer of experiments announces them, to every site.
    tags: () => ['experiments'],
    list: async (site, { query = '', after, pageSize }) => {
      const words = query.toLowerCase().split(/\s+/).filter(Boolean);
      const rows = (await ofSite(site)).map((row) => ({ ...row, title: String(row.state.name) }));
      return rows
        .filter(({ key, title }) => words.every((word) => `${key} ${title}`.toLowerCase().includes(word)))
        .filter(({ key }) => after === undefined || key > after)
        .slice(0, pageSize);
    },
    read: async (site, keys, { lock }) => {
      if (lock) await repository.lock();
      const rows = (await ofSite(site)).filter(({ key }) => keys.includes(key));
      return new Map(rows.map(({ key, state }) => [key, state]));
    },
    check: async ({ key, before, after }, { site, language }) => {
      if (isForeign) throw foreign(language);
      const found = experimentsIn(await saved(), now()).find(({ id }) => id === key);
      if (!after) {
        if (found?.ran) throw begun(language);
        return;
      }
      // A key that another shop's experiment has.
      if (!before && found) throw refusal(language, takenKey);
      const control = (await saved()).features?.[String(after.feature)]?.defaultValue;
      const problem = problemOf({ key, site: site.id, state: after, found, control });
      if (problem) throw refusal(language, problem);
    },
    write: async (_site, changes, { language }) => {
      for (const change of changes) await put(change, { language, saved, write, at: now() });
    },
  };
}

interface Writing extends Pick<Parts, 'write'> {
  language: Language;
  saved(): Promise<SavedPayload>;
  at: number;
}

async function put({ key, after }: RowChange, { language, saved, write, at }: Writing): Promise<void> {
  const payload = await saved();
  const found = experimentsIn(payload, at).find(({ id }) => id === key);
  const rule = after ? ruleOf(key, after, found?.rule) : found?.rule;
  if (!rule) return;
  const next: Found = {
    ...{ id: key, rule, ran: found?.ran ?? false },
    ...{ feature: String(after?.feature), on: after?.on === true },
  };
  try {
    await write(withExperiment(payload, next, after !== undefined));
  } catch (error) {
    if (!(error instanceof DefinitionsRefused)) throw error;
    throw refusal(language, {
      subject: 'arms',
      texts: [
        error.problems.join(' '),
        'Il y aurait trop de combinaisons de variantes sur une même page en même temps\u00a0: 8 au plus.',
      ],
    });
  }
}

const takenKey: Problem = {
  subject: 'key',
  texts: ['Another experiment has this key.', 'Une autre expérience a cette clé.'],
};

const refusal = (language: Language, { subject, texts }: Problem) =>
  badRequest('ValidationError', say(language, ...texts), {
    reason: 'invalid',
    subject,
    subjectType: 'field',
  });

const begun = (language: Language) =>
  conflict(
    'ExperimentBegunError',
    say(
      language,
      'It has counted visitors, so it stays. Stop it instead.',
      'Elle a compté des visiteurs\u00a0: elle reste. Arrêtez-la plutôt.',
    ),
    { reason: 'begun', subject: 'key' },
  );

const foreign = (language: Language) =>
  conflict(
    'ExperimentForeignError',
    say(
      language,
      'The experiments come from a service. Change them there.',
      'Les expériences viennent d’un service. Modifiez-les là-bas.',
    ),
    { reason: 'foreign' },
  );
