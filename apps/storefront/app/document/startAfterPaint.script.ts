/**
 * Starts the router once something is painted and the page's first large picture is on the screen, which the scripts
 * would otherwise compete with for a slow line; or as soon as something is pressed. Its modules are fetched in parallel;
 * each is asked for, and later run, in a task of its own, so that a press in between is handled. The entry, which
 * hydrates the page, is fetched with them and run by the router's own scripts, which stand in the page as text
 * (`paintFirst.ts`). A page in a background tab paints nothing and starts at once. The source text of this function is
 * sent inside the page: it uses nothing outside itself.
 */
export default function startAfterPaint(atMost: number): void {
  const add = (tag: string, fields: object): void =>
    document.head.append(Object.assign(document.createElement(tag), fields));
  let started = false;
  const begin = (): void => {
    const start = document.querySelector<HTMLElement>('[data-modules]');
    if (started || !start) return;
    started = true;
    // The entry is the last.
    const files = start.dataset.modules?.split(' ') ?? [];
    const run = (): void => add('script', { type: 'module', textContent: start.textContent });
    /** One after another, each in a task of its own. */
    const inTurn = (hrefs: string[], work: (href: string) => unknown): Promise<unknown> =>
      hrefs.reduce(
        (before, href) => before.then(() => work(href)).then(() => new Promise((next) => setTimeout(next))),
        Promise.resolve<unknown>(0),
      );
    inTurn(files, (href) => add('link', { rel: 'modulepreload', href }))
      .then(() => inTurn(files.slice(0, -1), (href) => import(href)))
      .then(run, run);
  };
  addEventListener('DOMContentLoaded', () => {
    const early = window.earlyActions;
    if (early) early.hurry = begin;
    if (early?.kept.length || document.hidden) begin();
    setTimeout(begin, atMost);
    // What is decoded is painted with the next frame; the task after it is the first that delays nothing.
    const inNextTask = (): void => void requestAnimationFrame(() => setTimeout(begin));
    new PerformanceObserver((seen) => {
      if (seen.getEntriesByName('first-contentful-paint').length === 0) return;
      const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
      if (picture) picture.decode().then(inNextTask, begin);
      else begin();
    }).observe({ type: 'paint', buffered: true });
  });
}
