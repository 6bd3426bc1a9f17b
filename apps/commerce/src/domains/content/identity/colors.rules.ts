import type { Language, SiteId } from '@crema/brands';
import { type PoorPair, poorPairs } from '@crema/brands/contrast';
import { COLOR_TOKENS, type Colors, type ColorToken, themesOf } from '@crema/brands/theme';
import { say, type Texts } from '#platform/http/index.ts';

/** What staff call the colours of a theme. */
export const COLOR_NAMES: Readonly<Record<ColorToken, Texts>> = {
  paper: ['Page', 'Page'],
  surface: ['Cards and header', 'Cartes et en-tête'],
  sunken: ['Quiet areas', 'Zones discrètes'],
  ink: ['Text', 'Texte'],
  muted: ['Secondary text', 'Texte secondaire'],
  line: ['Lines', 'Lignes'],
  control: ['Borders of fields', 'Bordures des champs'],
  accent: ['Buttons and links', 'Boutons et liens'],
  'accent-strong': ['Buttons and links, pressed', 'Boutons et liens, enfoncés'],
  'accent-soft': ['Badges and notices', 'Étiquettes et avis'],
  'on-accent': ['Text on buttons', 'Texte des boutons'],
  deep: ['Dark bands', 'Bandes foncées'],
  'on-deep': ['Text on dark bands', 'Texte des bandes foncées'],
  'on-deep-muted': ['Secondary text on dark bands', 'Texte secondaire des bandes foncées'],
  success: ['Success', 'Réussite'],
  'success-soft': ['Success, background', 'Réussite, fond'],
  warning: ['Warning', 'Avertissement'],
  'warning-soft': ['Warning, background', 'Avertissement, fond'],
  danger: ['Error', 'Erreur'],
  'danger-soft': ['Error, background', 'Erreur, fond'],
  focus: ['Focus ring', 'Contour de sélection'],
  shade: ['Shadows', 'Ombres'],
};

type Scheme = 'light' | 'dark';

/** Why colours are refused, a sentence that names the worst pair; undefined: every pair can be read (WCAG AA). */
export function colorProblem(
  site: SiteId,
  scheme: Scheme,
  colors: Colors,
  language: Language,
): string | undefined {
  const theme = themesOf(site, colors, colors)[scheme];
  const [worst] = poorPairs(theme);
  return worst && sentenceOf(worst, theme, language);
}

function sentenceOf(
  { foreground, background, ratio, least }: PoorPair,
  theme: Readonly<Record<string, string>>,
  language: Language,
): string {
  const name = (token: string): string =>
    `${say(language, ...COLOR_NAMES[token as ColorToken])} (${theme[token]})`;
  // Rounded down: 4.49 is not 4.5.
  const number = (value: number) =>
    new Intl.NumberFormat(language === 'fr' ? 'fr-CA' : 'en-CA').format(Math.floor(value * 10) / 10);
  return say(
    language,
    `“${name(foreground)}” on “${name(background)}” has a contrast of ${number(ratio)}:1. At least ${number(least)}:1 can be read by everybody.`,
    `«\u00a0${name(foreground)}\u00a0» sur «\u00a0${name(background)}\u00a0» a un contraste de ${number(ratio)}:1. Il faut au moins ${number(least)}:1 pour que tout le monde puisse lire.`,
  );
}

/** Those of a form’s colours that differ from the brand’s: what is kept. */
export const ownColors = (site: SiteId, scheme: Scheme, shown: Colors): Colors => {
  const usual = themesOf(site)[scheme];
  return Object.fromEntries(
    COLOR_TOKENS.flatMap((token) => {
      const value = shown[token]?.toLowerCase();
      return value === undefined || value === usual[token] ? [] : [[token, value]];
    }),
  );
};
