import type { Line } from '../../harness/report.ts';
import type { SectionOptions } from '../../harness/sections.ts';
import type { World } from './bed.ts';

/** What a part is told. */
export interface PartOptions extends SectionOptions {
  /** How long its load takes; 0 where it has an end of its own. */
  lasts: number;
}

/** One of the figures of the proof. */
export interface Part {
  /** As `--parts` and `--seconds` name it. */
  name: string;
  /** Seconds of load, whole and quick. */
  seconds: { whole: number; quick: number };
  run(world: World, options: PartOptions): Promise<Line[]>;
}
