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

/** Visits that are remembered, by the cookies that they send; a hit of the page cache then costs two look-ups. */
const MOST_VISITS = 5_000;
/** Longest cookies that are remembered, so that nobody fills the memory. */
const LONGEST_COOKIES = 2_048;
const YEAR_S = 31_536_000;
/** Longest time for which a visit is remembered, so that an expired audience is not believed for long. */
const LONGEST_PERIOD_MS = 900_000;
/** Audiences of somebody without a valid cookie. */
const NOBODY: readonly Audience[] = ['unknown'];

type Found = ReturnType<Experiments['choose']>;

/** What was found for some cookies, as long as all else that it depends on is the same. */
interface Visit {
  site: SiteId;
  agent: string | undefined;
  gpc: unknown;
  consent: ConsentRules;
  /** Undefined: is not counted. */
  visitor: ReturnType<typeof visitorOf>;
  found: Map<ScreenName, Found>;
}

/** What holds between two moments at which definitions change, or an experiment starts or ends. */
interface Period {
  definitions: Definitions;
  until: number;
  date: string;
  client: GrowthBookClient;
  running: ReadonlyMap<SiteId, ReadonlyMap<ScreenName, readonly Experiment[]>>;
  open: ReadonlyMap<SiteId, readonly ScreenName[]>;
  visits: Map<string, Visit>;
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

  function visitOf({ visits }: Period, site: SiteId, headers: IncomingHttpHeaders): Visit {
    const { cookie = '' } = headers;
    const rules = consent(site);
    const [agent, gpc] = [headers['user-agent'], headers['sec-gpc']];
    const known = visits.get(cookie);
    if (
      known?.site === site &&
      known.agent === agent &&
      known.gpc === gpc &&
      known.consent.asks === rules.asks &&
      known.consent.c1 === rules.c1
    )
      return known;
    const visitor = visitorOf(headers, rules);
    const visit: Visit = { site, agent, gpc, consent: rules, visitor, found: new Map() };
    if (visits.size >= MOST_VISITS) visits.clear();
    if (cookie.length <= LONGEST_COOKIES) visits.set(cookie, visit);
    return visit;
  }

  return {
    choose(site, screen, headers, mayMake) {
      const now = current();
      const running = now.running.get(site)?.get(screen);
      if (!running) return undefined;
      const { visitor, found } = visitOf(now, site, headers);
      if (!visitor) return undefined;
      const known = found.get(screen);
      if (known) return known;
      const { id = mayMake ? randomUUID() : undefined, audience } = visitor;
      if (id === undefined) return undefined;
      const audiences = (audience && audiencesOf(audience)) || NOBODY;
      const choice = choiceOf(now, running, { site, screen, id, audiences });
      if (visitor.id === undefined) {
        const setCookie = `${VISITOR_COOKIE}=${id}; Path=/; SameSite=Lax; Max-Age=${YEAR_S}`;
        return { choice, visitor: { id, setCookie } };
      }
      const chosen = { choice, visitor: { id } };
      found.set(screen, chosen);
      return chosen;
    },
    screens: (site) => current().open.get(site) ?? [],
  };
}

function periodOf(definitions: Definitions, now: number): Period {
  const { payload, experiments } = definitions;
  const moments = experiments.flatMap(({ startsAt, stopsAt }) => [startsAt, stopsAt]);
  const running = new Map<SiteId, Map<ScreenName, Experiment[]>>();
  const open = new Map<SiteId, ScreenName[]>();
  for (const experiment of experiments) {
    if (experiment.stopsAt <= now) continue;
    for (const site of experiment.sites) {
      const screens = open.get(site) ?? [];
      open.set(site, [...new Set([...screens, ...experiment.screens])]);
      if (experiment.startsAt > now) continue;
      const here = running.get(site) ?? new Map<ScreenName, Experiment[]>();
      running.set(site, here);
      for (const screen of experiment.screens) here.set(screen, [...(here.get(screen) ?? []), experiment]);
    }
  }
  return {
    definitions,
    until: Math.min(now + LONGEST_PERIOD_MS, ...moments.filter((moment) => moment > now)),
    date: new Date(now).toISOString(),
    client: new GrowthBookClient({ disableCache: true }).initSync({ payload, streaming: false }),
    running,
    open,
    visits: new Map(),
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
