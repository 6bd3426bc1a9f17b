const TOKENS = ['ink', 'muted', 'surface', 'control', 'danger', 'focus', 'radius', 'text-base', 'text-sm'];

/** How this shop's fields look, for the payment provider's: a frame inherits nothing. In the browser only. */
export function cardAppearance(): string {
  const style = getComputedStyle(document.documentElement);
  const look = new URLSearchParams(TOKENS.map((name) => [name, style.getPropertyValue(`--${name}`)]));
  // Every page has asked for it; to import its address here would put that into a file of its own.
  const font = document.querySelector<HTMLLinkElement>('link[as=font][href*=instrument-sans]');
  if (font) look.set('font', font.href);
  return look.toString();
}
