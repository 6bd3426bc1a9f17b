import type { Line } from '../../harness/report.ts';
import type { Section } from '../../harness/sections.ts';
import { exactly } from '../checkouts/lines.ts';
import { type World, withWorld } from './bed.ts';
import { costs } from './costs.ts';
import { cutFeed } from './cut-feed.ts';
import { failover } from './failover.ts';
import { kills } from './kills.ts';
import type { Part, PartOptions } from './parts.ts';
import { findPrograms } from './programs.ts';
import { races } from './races.ts';
import { recovery } from './recovery.ts';
import { release } from './release.ts';
import { staleness } from './staleness.ts';

/** The loss of the primary comes last: nothing is as it was after it. */
const PARTS: readonly Part[] = [races, staleness, cutFeed, costs, kills, recovery, release, failover];

/** One shop of ten processes behind HAProxy and Varnish, on a PgBouncer and a PostgreSQL with a replica. */
export const scaleOut: Section = {
  name: 'scale-out',
  about:
    'one shop, ten processes: HAProxy, Varnish, 2 storefronts, 2 engines, PgBouncer, replica, Redis, purger',
  run: async (options) => {
    const unknown = (options.parts ?? []).filter((name) => !PARTS.some((part) => part.name === name));
    if (unknown.length > 0)
      throw new Error(
        `Its parts are ${PARTS.map(({ name }) => name).join(', ')}, not ${unknown.join(', ')}.`,
      );
    const chosen = PARTS.filter(({ name }) => options.parts?.includes(name) ?? true);
    const programs = findPrograms();
    const lines: Line[] = [];
    const started = await withWorld(programs, options, async (world) => {
      for (const part of chosen) {
        const { whole, quick } = part.seconds;
        const lasts = options.seconds?.[part.name] ?? (options.quick ? quick : whole);
        const say = (line: string): void => options.say(`${part.name}: ${line}`);
        lines.push(...(await outcomeOf(part, world, { ...options, lasts, say })));
      }
      return true;
    }).catch((error: unknown) => {
      options.say(`the shop did not start: ${error instanceof Error ? error.message : String(error)}`);
      return false;
    });
    return [exactly('scale-out: the shop started', started ? 1 : 0, 1), ...lines];
  },
};

/** What a part measured; one that broke off is a missed target, and the next one is tried all the same. */
async function outcomeOf(part: Part, world: World, options: PartOptions): Promise<Line[]> {
  const from = performance.now();
  try {
    options.say('…');
    return await part.run(world, options);
  } catch (error) {
    options.say(`broke off: ${error instanceof Error ? error.stack : String(error)}`);
    return [exactly(`${part.name}: came to its end`, 0, 1)];
  } finally {
    options.say(`${((performance.now() - from) / 1000).toFixed(0)} s`);
  }
}
