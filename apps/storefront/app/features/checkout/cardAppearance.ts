import { TEXT_FONT } from '#app/ui/fontFiles.ts';

const TOKENS = ['ink', 'muted', 'surface', 'control', 'danger', 'focus', 'radius', 'text-base', 'text-sm'];

/** How this shop's fields look, for the payment provider's: a frame inherits nothing. In the browser only. */
export function cardAppearance(): string {
  const style = getComputedStyle(document.documentElement);
  const tokens = TOKENS.map((name) => [name, style.getPropertyValue(`--${name}`)]);
  return new URLSearchParams([...tokens, ['font', TEXT_FONT]]).toString();
}
