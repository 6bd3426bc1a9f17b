/**
 * `npm run bench`: the shop beside what no shop on this machine can beat. Alternating runs, medians, with logging,
 * headers, CSP and correlation ids on. Prints a table and writes `build/bench.json`.
 */
import { runAgainst } from './against/against.ts';
import { capacity } from './capacity/capacity.ts';
import { partitions } from './capacity/partitions.ts';
import { runSections } from './harness/sections.ts';
import { office } from './office.ts';
import { bytes } from './sections/bytes.ts';
import { cart } from './sections/cart.ts';
import { experiments } from './sections/experiments.ts';
import { growth } from './sections/growth/growth.ts';
import { reviews } from './sections/growth/reviews.ts';
import { orders } from './sections/orders.ts';
import { pages } from './sections/pages.ts';
import { presses } from './sections/presses.ts';
import { startAndMemory } from './sections/process.ts';
import { render } from './sections/render.ts';
import { search } from './sections/search.ts';
import { volume } from './volume/volume.ts';

if (process.argv.some((argument) => argument === '--against' || argument.startsWith('--against='))) {
  await runAgainst();
} else {
  await runSections({
    title: 'npm run bench',
    file: 'bench',
    resumes: false,
    sections: [
      pages,
      experiments,
      render,
      growth,
      search,
      cart,
      orders,
      reviews,
      office,
      startAndMemory,
      bytes,
      presses,
      capacity,
      partitions,
      volume,
    ],
  });
}
