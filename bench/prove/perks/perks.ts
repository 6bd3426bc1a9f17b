import { setTimeout as delay } from 'node:timers/promises';
import { randomFrom } from '@crema/search/bench';
import { freePort } from '../../../tools/testbed/index.ts';
import type { Line } from '../../harness/report.ts';
import type { Section } from '../../harness/sections.ts';
import { box, writeCatalogue } from '../../harness/shops/catalogue.ts';
import { withBed } from '../../harness/shops/shops.ts';
import { startKilling } from '../checkouts/kills.ts';
import { atLeast, exactly } from '../checkouts/lines.ts';
import { untilSettled } from '../checkouts/settled.ts';
import { shopFor } from '../sabotage.ts';
import { auditPerks, perksLines, readPerksBooks } from './books.ts';
import { buyUntilDone, doneOf, makeMembers, newPurchase, type Purchase } from './members.ts';

const AT_ONCE = 8;
const MEMBERS = 150;
const QUICK_MEMBERS = 14;
/** Each member buys so often, and can pay for one reward. */
const PURCHASES = 4;
/** With the welcome: 400, one reward and no second. */
const POINTS = 350;
/** Within which everybody has an answer, and books and orders agree. */
const SETTLED_WITHIN_MS = 60_000;
const LEAST_KILLS = 10;
const BOXES = ['dawn', 'noon', 'dusk'];

/** `kill -9` of the shop while members order with rewards: each reward is spent once or given back. */
export const perks: Section = {
  name: 'perks',
  about: 'members order with rewards, 8 at once, kill -9 at random moments, restart; PostgreSQL',
  run: ({ quick, sabotage, say }) =>
    withBed('postgres', async (bed): Promise<Line[]> => {
      const count = quick ? QUICK_MEMBERS : MEMBERS;
      await writeCatalogue(
        bed,
        'usb2c',
        BOXES.map((code) => box(code, count * PURCHASES * 3)),
      );
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const random = randomFrom(21);
      const makers = await bed.start({ ...shopFor(sabotage), port });
      const members = await makeMembers(bed, origin, count, POINTS, () => planned(random)).finally(() =>
        makers.stop(),
      );
      const all = count * PURCHASES;
      const killer = await startKilling(bed, port, {
        sabotage,
        answers: () => doneOf(members),
        onKill: (kills) => say(`killed ${kills} times, ${doneOf(members)} of ${all} purchases done`),
      });
      let settledMs = Number.NaN;
      let left = 0;
      try {
        const nearlyAll = () => all - doneOf(members) < AT_ONCE;
        await buyUntilDone(origin, members, AT_ONCE, () => killer.failed() || nearlyAll());
        await killer.end();
        const start = performance.now();
        const isOver = () => performance.now() - start > SETTLED_WITHIN_MS;
        await buyUntilDone(origin, members, AT_ONCE, isOver);
        left = await untilSettled(bed, isOver);
        settledMs = performance.now() - start;
        // What is booked in the background may not change what is counted.
        await delay(1000);
      } finally {
        await killer.stop();
      }
      const books = await readPerksBooks(bed);
      const purchases = members.flatMap((member) => member.purchases);
      const known = new Set(books.orders.map(({ code }) => code));
      return [
        atLeast('perks: kill -9', killer.count(), quick ? 1 : LEAST_KILLS),
        atLeast(
          'perks: rewards spent',
          books.rewards.filter(({ status }) => status === 'spent').length,
          count / 3,
        ),
        atLeast(
          'perks: rewards given back',
          books.rewards.filter(({ status }) => status === 'released').length,
          1,
        ),
        atLeast(
          'perks: rewards refused for want of points',
          purchases.filter(({ reward }) => reward === false).length,
          1,
        ),
        exactly('perks: purchases without an end', all - doneOf(members), 0),
        exactly(
          'perks: acknowledged orders that are not there',
          purchases.filter(({ order }) => order && !known.has(order)).length,
          0,
        ),
        exactly('perks: payments open 60 s after the last kill', left, 0),
        {
          name: 'perks: until everything was settled after the last kill',
          value: settledMs / 1000,
          unit: 's',
          target: { at: 'most', value: SETTLED_WITHIN_MS / 1000 },
        },
        ...perksLines(auditPerks(books)),
      ];
    }),
};

/** Some pay at once, some with a second card, and some cancel. */
function planned(random: () => number): Purchase[] {
  const any = () => BOXES[Math.floor(random() * BOXES.length)] as string;
  return Array.from({ length: PURCHASES }, () =>
    newPurchase({
      ...{ code: `${any()}-24`, rewardCode: `350-${any()}-24` },
      ...{ declines: random() < 0.25, regrets: random() < 0.3 },
    }),
  );
}
