/**
 * Starts the router once something is painted and the page's first large picture is on the screen, which the scripts
 * would otherwise compete with for a slow line; or as soon as something is pressed. Its modules are fetched in parallel,
 * two a task, because a request takes a millisecond or more of the main thread; each runs in a task of its own, so that
 * a press in between is handled. `entry`, which hydrates the page, is fetched with them and run by the router's own
 * script, which stands ahead of this one as text. A page in a background tab paints nothing and starts at once. The
 * source text of this function is sent inside the page: it uses nothing outside itself.
 */
export default function startAfterPaint(atMost: number, modules: readonly string[], entry: string): void {
  const start = document.currentScript?.previousElementSibling?.textContent ?? '';
  let started = false;
  let isHurried = false;
  const turn = (next: () => void): void => void (isHurried ? next() : setTimeout(next));
  const begin = (): void => {
    if (started) return;
    started = true;
    const wanted = [...modules, entry];
    const fetchSome = (): void => {
      for (const href of wanted.splice(0, 2))
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
      if (wanted.length > 0) turn(fetchSome);
    };
    fetchSome();
    const run = (): void =>
      document.head.append(
        Object.assign(document.createElement('script'), { type: 'module', textContent: start }),
      );
    modules
      .reduce(
        (before, href) => before.then(() => import(href)).then(() => new Promise<void>(turn)),
        Promise.resolve(),
      )
      .then(run, run);
  };
  const hurry = (): void => {
    isHurried = true;
    begin();
  };
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, hurry, { capture: true, once: true });
  const early = window.earlyActions;
  if (early) early.hurry = hurry;
  if (early && early.kept.length > 0) {
    hurry();
    return;
  }
  if (document.hidden) {
    begin();
    return;
  }
  setTimeout(begin, atMost);
  // What is decoded is painted with the next frame; the task after it is the first that delays nothing.
  const inNextTask = (): void => void requestAnimationFrame(() => setTimeout(begin));
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint').length === 0) return;
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    if (picture) picture.decode().then(inNextTask, begin);
    else begin();
  }).observe({ type: 'paint', buffered: true });
}
