import type { Definitions, Experiment } from '@crema/experiments';

/**
 * Why new definitions may not replace the present ones: an experiment that has begun keeps what its numbers depend on,
 * its stop date above all. It may be taken out, which ends it.
 */
export function changeProblems(present: Definitions, next: Definitions, now: number): string[] {
  return next.experiments.flatMap((experiment) => {
    const before = present.experiments.find(({ id }) => id === experiment.id);
    if (before === undefined || before.startsAt > now || fixed(before) === fixed(experiment)) return [];
    return [
      `Experiment "${experiment.id}" has begun: its dates, arms, weights, screens and sites stay. Take it out to end it.`,
    ];
  });
}

const fixed = ({ feature, startsAt, stopsAt, arms, weights, screens, sites }: Experiment): string =>
  JSON.stringify([feature, startsAt, stopsAt, arms.length, weights, screens, sites]);
