import type { Section } from '../harness/sections.ts';
import { runProgram } from '../harness/shops/program.ts';

interface RenderFigures {
  bytes: number;
  cards: number;
  /** Milliseconds of processor time a page. */
  bare: number;
  full: number;
  bareWall: number;
  fullWall: number;
}

/** Times the cost of a bare `renderToString`. */
const MOST_OF_BARE = 2;
const CARDS = 24;

/** An uncached page beside React's own work on it, in one process and in turn. */
export const render: Section = {
  name: 'render',
  about: 'uncached category page against a bare renderToString of the same tree',
  run: async ({ quick }) => {
    const args = ['/plp/coffee?site=usb2c', quick ? '8' : '30', quick ? '10' : '20'];
    const figures = await runProgram<RenderFigures>(new URL('./render.process.ts', import.meta.url), args);
    if (figures.cards !== CARDS) throw new Error(`The page has ${figures.cards} cards, not ${CARDS}.`);
    const wall = (value: number) => `${value.toFixed(1)} ms on the clock`;
    return [
      {
        name: 'bare renderToString, 24 cards',
        value: figures.bare,
        unit: 'ms',
        note: wall(figures.bareWall),
      },
      { name: 'uncached category page', value: figures.full, unit: 'ms', note: wall(figures.fullWall) },
      {
        name: 'uncached category page: of renderToString',
        value: figures.full / figures.bare,
        unit: '×',
        target: { at: 'most', value: MOST_OF_BARE },
        note: `processor time; on the clock ${(figures.fullWall / figures.bareWall).toFixed(2)}`,
      },
    ];
  },
};
