/**
 * What has to be settled before anything is painted: whether the visitor chose light or dark and answered the question about
 * cookies, which the shared page cannot know, and when the fonts are there (`ui/styles/fonts.css`). The source text of this function is sent inside the page's
 * head, ahead of the styles: it uses nothing outside itself.
 */
export default function beforePaint(): void {
  const { documentElement: root, cookie, fonts } = document;
  const [, scheme] = /(?:^|; )scheme=(dark|light)/.exec(cookie) ?? [];
  if (scheme) root.dataset.scheme = scheme;
  if (!cookie.includes('userConsent=')) root.dataset.consent = 'ask';
  // The styles name the fonts: the wait begins with them, and ends in any case.
  root.dataset.awaitsType = '';
  const typeset = (): void => {
    delete root.dataset.awaitsType;
  };
  document.addEventListener(
    'load',
    ({ target }) => {
      if ((target as HTMLLinkElement).rel !== 'stylesheet') return;
      setTimeout(typeset, 600);
      Promise.all([fonts.load('1em Fraunces'), fonts.load('1em Instrument Sans')]).then(typeset, typeset);
    },
    true,
  );
}
