import type { Line } from './harness/report.ts';
import type { Section, SectionOptions } from './harness/sections.ts';
import { lists } from './office/lists.ts';
import { reports } from './office/reports.ts';

/** What is measured of the back office, each part on databases of its own. */
const PARTS: readonly ((options: SectionOptions) => Promise<Line[]>)[] = [reports, lists];

/** The back office beside the shop: what its reports read, what they cost shoppers, and what a page of a long list costs. */
export const office: Section = {
  name: 'office',
  about:
    'reports of a year over 1,000,000 order lines: rows read, and adding to the cart beside them; lists of 100,000 rows beside those of 100; PostgreSQL',
  run: async (options) => {
    const lines: Line[] = [];
    for (const part of PARTS) lines.push(...(await part(options)));
    return lines;
  },
};
