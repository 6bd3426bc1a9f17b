/**
 * What has to be settled before anything is painted: whether the visitor chose light or dark, which the shared page cannot
 * know, and when the fonts are there (`ui/styles/fonts.css`). The source text of this function is sent inside the page's
 * head: it uses nothing outside itself.
 */
export default function beforePaint(): void {
  const { documentElement: root, cookie, fonts } = document;
  const [, scheme] = /(?:^|; )scheme=(dark|light)/.exec(cookie) ?? [];
  if (scheme) root.dataset.scheme = scheme;
  const typeset = (): void => {
    root.dataset.typeset = '';
  };
  fonts.ready.then(typeset, typeset);
}
