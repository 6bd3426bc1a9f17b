import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { SiteId } from '@crema/brands';
import { GrowthBookClient } from '@growthbook/growthbook';
import type { Audience } from './audiences.ts';
import type { Definitions, Experiment } from './definitions.ts';
import type { ScreenName } from './screens.ts';
import { type ConsentRules, VISITOR_COOKIE, visitorOf } from './visitor.ts';

/** The arms of a screen for one visitor. */
export interface Choice {
  /** Each experiment of the screen with its arm, such as `2041:1`: a part of the page cache's key. */
  arms: string;
  /** Values of the features, as the visitor's arms have them. */
  values: Readonly<Record<string, unknown>>;
  /** Experiments that this visitor takes part in, with the arm; of the others the page shows the control. */
  takesPart: readonly { experiment: string; arm: number }[];
}

/** A visitor whose visit is counted. */
interface Visitor {
  id: string;
  /** A `Set-Cookie` without `Secure`, where the id was made now. */
  setCookie?: string;
}

/** Chooses what a visitor sees of the experiments that run. */
export interface Experiments {
  /**
   * Undefined where nothing runs on the screen, and for visitors who are not counted: they see the control.
   *
   * @param mayMake whether a visitor without an id gets one
   */
  choose(
    site: SiteId,
    screen: ScreenName,
    headers: IncomingHttpHeaders,
    mayMake: boolean,
  ): { choice: Choice; visitor: Visitor } | undefined;
  /** The screens of a site that an experiment names and that has not ended. */
  screens(site: SiteId): readonly ScreenName[];
}

interface ChooserOptions {
  clock: { now(): Date };
  /** The definitions that hold now; another object when they have changed. */
  definitions(): Definitions;
  consent(site: SiteId): ConsentRules;
  /** The audiences in the signed cookie; undefined for one that was not signed here, or has expired. */
  audiencesOf(cookie: string): readonly Audience[] | undefined;
}

/** Choices that are remembered: what a visitor is given is the same until definitions change, or one starts or ends. */
const MOST_CHOICES = 20_000;
const YEAR_S = 31_536_000;
/** Longest time for which a choice is remembered, so that an expired cookie is not believed for long. */
const LONGEST_PERIOD_MS = 900_000;
/** Audiences of somebody without a valid cookie. */
const NOBODY: readonly Audience[] = ['unknown'];

/** What holds between two moments at which definitions change, or an experiment starts or ends. */
interface Period {
  definitions: Definitions;
  until: number;
  date: string;
  client: GrowthBookClient;
  running: ReadonlyMap<string, readonly Experiment[]>;
  open: ReadonlyMap<SiteId, readonly ScreenName[]>;
  choices: Map<string, Choice>;
  audiences: Map<string, readonly Audience[]>;
}

export function createChooser({ clock, definitions, consent, audiencesOf }: ChooserOptions): Experiments {
  let period: Period | undefined;
  const current = (): Period => {
    const now = clock.now().getTime();
    const present = definitions();
    if (period === undefined || period.definitions !== present || now >= period.until)
      period = periodOf(present, now);
    return period;
  };

  function audiencesFor({ audiences }: Period, cookie: string): readonly Audience[] {
    if (cookie === '') return NOBODY;
    const known = audiences.get(cookie);
    if (known) return known;
    const found = audiencesOf(cookie) ?? NOBODY;
    if (audiences.size >= MOST_CHOICES) audiences.clear();
    audiences.set(cookie, found);
    return found;
  }

  return {
    choose(site, screen, headers, mayMake) {
      const now = current();
      const running = now.running.get(`${site} ${screen}`);
      if (!running) return undefined;
      const found = visitorOf(headers, consent(site));
      if (!found || (found.id === undefined && !mayMake)) return undefined;
      const id = found.id ?? randomUUID();
      const line = `${site} ${screen} ${id} ${found.audience}`;
      let choice = now.choices.get(line);
      if (!choice) {
        choice = choiceOf(now, running, { site, screen, id, audiences: audiencesFor(now, found.audience) });
        if (now.choices.size >= MOST_CHOICES) now.choices.clear();
        now.choices.set(line, choice);
      }
      if (found.id !== undefined) return { choice, visitor: { id } };
      const setCookie = `${VISITOR_COOKIE}=${id}; Path=/; SameSite=Lax; Max-Age=${YEAR_S}`;
      return { choice, visitor: { id, setCookie } };
    },
    screens: (site) => current().open.get(site) ?? [],
  };
}

function periodOf(definitions: Definitions, now: number): Period {
  const { payload, experiments } = definitions;
  const moments = experiments.flatMap(({ startsAt, stopsAt }) => [startsAt, stopsAt]);
  const running = new Map<string, Experiment[]>();
  const open = new Map<SiteId, ScreenName[]>();
  for (const experiment of experiments) {
    if (experiment.stopsAt <= now) continue;
    for (const site of experiment.sites) {
      const screens = open.get(site) ?? [];
      open.set(site, [...new Set([...screens, ...experiment.screens])]);
      if (experiment.startsAt > now) continue;
      for (const screen of experiment.screens) {
        const place = `${site} ${screen}`;
        running.set(place, [...(running.get(place) ?? []), experiment]);
      }
    }
  }
  return {
    definitions,
    until: Math.min(now + LONGEST_PERIOD_MS, ...moments.filter((moment) => moment > now)),
    date: new Date(now).toISOString(),
    client: new GrowthBookClient({ disableCache: true }).initSync({ payload, streaming: false }),
    running,
    open,
    choices: new Map(),
    audiences: new Map(),
  };
}

interface Attributes extends Record<string, unknown> {
  site: SiteId;
  screen: ScreenName;
  id: string;
  audiences: readonly Audience[];
}

function choiceOf({ client, date }: Period, running: readonly Experiment[], attributes: Attributes): Choice {
  const values: Record<string, unknown> = {};
  const takesPart: Choice['takesPart'][number][] = [];
  const arms = running.map(({ id, feature }) => {
    const { value, experiment, experimentResult } = client.evalFeature(feature, {
      attributes: { ...attributes, date },
    });
    values[feature] = value;
    const isIn = experimentResult?.inExperiment === true && String(experiment?.key) === id;
    if (!isIn) return `${id}:0`;
    takesPart.push({ experiment: id, arm: experimentResult.variationId });
    return `${id}:${experimentResult.variationId}`;
  });
  return { arms: arms.join(','), values, takesPart };
}
