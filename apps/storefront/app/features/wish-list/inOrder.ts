let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Does one piece of work after the other: what is pressed twice in a row is kept as it was pressed.
 *
 * @param work told whether more is waiting, whose answer is newer than its own.
 */
export function inOrder<Result>(work: (isLast: () => boolean) => Promise<Result>): Promise<Result> {
  waiting += 1;
  const mine = last
    .then(() => work(() => waiting === 1))
    .finally(() => {
      waiting -= 1;
    });
  last = mine.catch(() => undefined);
  return mine;
}
