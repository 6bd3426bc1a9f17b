/**
 * Starts the router when something is painted: its modules are asked for then, without waiting for one another but a few
 * a turn, because to ask takes a millisecond or more, and each runs in a turn of its own: so a press in between is heard.
 * `entry`, which brings the page to life, is fetched with them and run by `start`. A page in a background tab paints
 * nothing and starts at once. Its text stands in the page: it uses nothing outside itself.
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
    const wanted = [...modules, entry];
    const fetchSome = (): void => {
      for (const href of wanted.splice(0, 2))
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
      if (wanted.length > 0) setTimeout(fetchSome);
    };
    fetchSome();
    let turn = Promise.resolve();
    for (const href of modules)
      turn = turn.then(() => import(href)).then(() => new Promise((next) => setTimeout(next)));
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
