/**
 * What has to be settled before anything is painted: whether the visitor chose light or dark and answered the question
 * about cookies, which the shared page cannot know. `data-awaits` on the root says what the page waits for: `type` until
 * the fonts are there and the page is read to its end (`ui/styles/fonts.css`), then `frame` until the first frame is
 * painted, in which a phone shows the first screen alone (`ui/styles/cards.css`). The source text of this function is sent
 * inside the page's head, ahead of the styles: it uses nothing outside itself.
 */
export default function beforePaint(): void {
  const { documentElement: root, cookie, fonts } = document;
  const [, scheme] = /(?:^|; )scheme=(dark|light)/.exec(cookie) ?? [];
  if (scheme) root.dataset.scheme = scheme;
  if (!cookie.includes('userConsent=')) root.dataset.consent = 'ask';
  // The styles name the fonts: the wait begins with them, and ends in any case.
  root.dataset.awaits = 'type';
  // A busy browser paints what it has read so far, and what it reads next moves that.
  const read = new Promise((done) => document.addEventListener('DOMContentLoaded', done));
  const show = (): void => {
    if (root.dataset.awaits) root.dataset.awaits = 'frame';
    // After that frame is painted; a page in the background has no frame until it is shown.
    requestAnimationFrame(() => setTimeout(() => delete root.dataset.awaits));
  };
  document.addEventListener(
    'load',
    ({ target }) => {
      if ((target as HTMLLinkElement).rel !== 'stylesheet') return;
      setTimeout(show, 600);
      Promise.all([read, fonts.load('1em Fraunces'), fonts.load('1em Instrument Sans')]).then(show, show);
    },
    true,
  );
}
