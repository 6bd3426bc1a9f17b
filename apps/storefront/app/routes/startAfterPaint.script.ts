/**
 * Starts the router when something is painted: its modules are fetched all at once, and only then, and each runs in a
 * turn of its own, so that a press between two of them is heard. `entry`, which brings the page to life, is fetched with
 * them and run by `start`. A page in a background tab paints nothing and starts at once. Its text stands in the page: it
 * uses nothing outside itself.
 */
export default function startAfterPaint(
  atMost: number,
  modules: readonly string[],
  entry: string,
  start: () => void,
): void {
  let started = false;
  const begin = (): void => {
    if (started) return;
    started = true;
    let turn = Promise.resolve();
    for (const href of [...modules, entry]) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
      if (href !== entry)
        turn = turn.then(() => import(href)).then(() => new Promise((next) => setTimeout(next)));
    }
    turn.then(start, start);
  };
  if (document.hidden) {
    begin();
    return;
  }
  setTimeout(begin, atMost);
  new PerformanceObserver(
    (seen) => seen.getEntriesByName('first-contentful-paint').length > 0 && begin(),
  ).observe({ type: 'paint', buffered: true });
}
