import type { SiteId } from './sites.ts';

/**
 * The colours and densities that make a brand, as CSS custom properties (`accent` → `--accent`).
 * Everything else of the design is shared. Every pair in `CONTRAST_PAIRS` is checked by a test.
 */
export interface Theme {
  /** The page. */
  paper: string;
  /** Raised areas: cards, drawers, the header. */
  surface: string;
  /** Quiet fills: image backdrops, skeletons, table stripes. */
  sunken: string;
  /** Text. */
  ink: string;
  /** Secondary text. */
  muted: string;
  /** Decorative rules; carries no meaning alone. */
  line: string;
  /** Borders of inputs and buttons: 3:1 on paper and surface. */
  control: string;
  /** Fills of primary buttons, and links. */
  accent: string;
  /** The accent under a pointer or a press. */
  'accent-strong': string;
  /** A wash of the accent for badges and notices. */
  'accent-soft': string;
  /** Text on an accent fill. */
  'on-accent': string;
  /** Dark bands: footer, global banner. */
  deep: string;
  'on-deep': string;
  'on-deep-muted': string;
  success: string;
  'success-soft': string;
  warning: string;
  'warning-soft': string;
  danger: string;
  'danger-soft': string;
  /** The focus ring: 3:1 on paper, surface and sunken. */
  focus: string;
  /** What shadows and the veil behind a dialog are made of. */
  shade: string;
  /** A CSS filter for pictures, which are taken on light paper. */
  'picture-filter': string;
  /** Behind pictures of products: in the dark a glow, so that a black brewer has an outline. */
  'picture-ground': string;
  /** Corner of cards; controls use half of it. */
  radius: string;
  /** Size of the price on a card. */
  'price-size': string;
  /** Least width of a product card in a grid. */
  'card-min': string;
  /** Gap of product grids. */
  'grid-gap': string;
  /** Vertical space between the sections of a page. */
  'section-gap': string;
}

const crema: Theme = {
  paper: '#faf6ee',
  surface: '#fffdf8',
  sunken: '#f1e9db',
  ink: '#2b1d14',
  muted: '#6b5646',
  line: '#e2d6c3',
  control: '#8f7a66',
  accent: '#a8442a',
  'accent-strong': '#8a3520',
  'accent-soft': '#f7e3d8',
  'on-accent': '#fffaf3',
  deep: '#2b1d14',
  'on-deep': '#faf1e4',
  'on-deep-muted': '#d3bfa9',
  success: '#4a6142',
  'success-soft': '#e6ecdd',
  warning: '#7d5410',
  'warning-soft': '#faecc9',
  danger: '#a3232c',
  'danger-soft': '#fbe2df',
  focus: '#1f5f8b',
  shade: '#2b1d14',
  'picture-filter': 'none',
  'picture-ground': 'none',
  radius: '0.75rem',
  'price-size': 'var(--text-lg)',
  'card-min': '15rem',
  'grid-gap': 'clamp(1rem, 2.2vw, 2rem)',
  'section-gap': 'clamp(3rem, 7vw, 6.5rem)',
};

export const THEMES: Record<SiteId, Theme> = {
  usb2c: crema,
  cab2c: {
    ...crema,
    paper: '#f5f6f1',
    surface: '#fdfefb',
    sunken: '#e6eae1',
    ink: '#1b241f',
    muted: '#516058',
    line: '#d5dbd1',
    control: '#73837a',
    accent: '#1f5d4c',
    'accent-strong': '#164739',
    'accent-soft': '#dcebe3',
    'on-accent': '#f7fcf8',
    deep: '#17251f',
    'on-deep': '#edf4ee',
    'on-deep-muted': '#b5c6bb',
    success: '#3b6338',
    'success-soft': '#e1edda',
    shade: '#1b241f',
  },
  usafh: {
    ...crema,
    paper: '#ffffff',
    surface: '#ffffff',
    sunken: '#f2f3f4',
    ink: '#1d2023',
    muted: '#565c63',
    line: '#dcdfe2',
    control: '#7d848c',
    accent: '#8f5400',
    'accent-strong': '#704200',
    'accent-soft': '#fdefd3',
    'on-accent': '#ffffff',
    deep: '#1d2023',
    'on-deep': '#f5f6f7',
    'on-deep-muted': '#bac0c6',
    success: '#33623f',
    'success-soft': '#e2efe4',
    shade: '#1d2023',
    radius: '0.375rem',
    'card-min': '12.5rem',
    // Buyers for an office compare prices: after the name, they stand out.
    'price-size': 'var(--text-xl)',
    'grid-gap': 'clamp(0.75rem, 1.4vw, 1.25rem)',
    'section-gap': 'clamp(2rem, 4vw, 4rem)',
  },
};

/** What a brand keeps in the dark. */
type Shape =
  | 'radius'
  | 'price-order'
  | 'price-space'
  | 'price-gap'
  | 'price-below'
  | 'price-size'
  | 'card-min'
  | 'grid-gap'
  | 'section-gap';

/** The colours of a brand on dark paper. */
export type DarkTheme = Omit<Theme, Shape>;

const cremaDark: DarkTheme = {
  paper: '#18120d',
  surface: '#221a14',
  sunken: '#2c221a',
  ink: '#f5ebdd',
  muted: '#c4b09c',
  line: '#41342a',
  control: '#98826f',
  accent: '#e9957a',
  'accent-strong': '#f3b29c',
  'accent-soft': '#4a281c',
  'on-accent': '#2a100a',
  deep: '#3a281c',
  'on-deep': '#faf1e4',
  'on-deep-muted': '#d9c6b1',
  success: '#a8c79a',
  'success-soft': '#28371f',
  warning: '#e8c170',
  'warning-soft': '#3d2e10',
  danger: '#f4a19a',
  'danger-soft': '#4b211f',
  focus: '#82c4f2',
  shade: '#000000',
  'picture-filter': 'brightness(0.92)',
  'picture-ground':
    'radial-gradient(closest-side, color-mix(in oklab, var(--ink) 48%, transparent), color-mix(in oklab, var(--ink) 10%, transparent))',
};

/** The same brands on dark paper: as the visitor's system prefers, or as he chose. */
export const DARK_THEMES: Record<SiteId, DarkTheme> = {
  usb2c: cremaDark,
  cab2c: {
    ...cremaDark,
    paper: '#101613',
    surface: '#18201c',
    sunken: '#212b26',
    ink: '#e9f1eb',
    muted: '#aabcb1',
    line: '#33403a',
    control: '#7b8e84',
    accent: '#72c4a8',
    'accent-strong': '#98d9c2',
    'accent-soft': '#1c3b31',
    'on-accent': '#06201a',
    deep: '#1f3a2f',
    'on-deep': '#edf4ee',
    'on-deep-muted': '#bcccc2',
    success: '#a7d09a',
    'success-soft': '#23351f',
  },
  usafh: {
    ...cremaDark,
    paper: '#131517',
    surface: '#1a1d20',
    sunken: '#24282c',
    ink: '#eceef0',
    muted: '#b1b7be',
    line: '#363b40',
    control: '#878e96',
    accent: '#f0b45c',
    'accent-strong': '#f7ca88',
    'accent-soft': '#453210',
    'on-accent': '#261700',
    deep: '#2f353b',
    'on-deep': '#f5f6f7',
    'on-deep-muted': '#c3c9cf',
    success: '#92cda0',
    'success-soft': '#1f3525',
  },
};

/** Foreground, background, least contrast ratio (WCAG 2.2: 4.5 for text, 3 for controls and focus). */
export const CONTRAST_PAIRS: readonly (readonly [fg: keyof DarkTheme, bg: keyof DarkTheme, least: number])[] =
  [
    ...(['paper', 'surface', 'sunken'] as const).flatMap((bg) => [
      ['ink', bg, 4.5] as const,
      ['muted', bg, 4.5] as const,
      ['accent', bg, 4.5] as const,
      ['accent-strong', bg, 4.5] as const,
      ['success', bg, 4.5] as const,
      ['warning', bg, 4.5] as const,
      ['danger', bg, 4.5] as const,
      ['control', bg, 3] as const,
      ['focus', bg, 3] as const,
    ]),
    ['on-accent', 'accent', 4.5],
    ['on-accent', 'accent-strong', 4.5],
    ['accent-strong', 'accent-soft', 4.5],
    ['ink', 'accent-soft', 4.5],
    ['on-deep', 'deep', 4.5],
    ['on-deep-muted', 'deep', 4.5],
    ['success', 'success-soft', 4.5],
    ['warning', 'warning-soft', 4.5],
    ['danger', 'danger-soft', 4.5],
    ['ink', 'success-soft', 4.5],
    ['ink', 'warning-soft', 4.5],
    ['ink', 'danger-soft', 4.5],
    ['muted', 'accent-soft', 4.5],
  ];

/** Colours of a theme that a shop may choose by itself; the rest of a theme is the brand's. */
export const COLOR_TOKENS = [
  ...(['paper', 'surface', 'sunken', 'ink', 'muted', 'line', 'control'] as const),
  ...(['accent', 'accent-strong', 'accent-soft', 'on-accent'] as const),
  ...(['deep', 'on-deep', 'on-deep-muted'] as const),
  ...(['success', 'success-soft', 'warning', 'warning-soft', 'danger', 'danger-soft'] as const),
  ...(['focus', 'shade'] as const),
] as const satisfies readonly (keyof DarkTheme)[];
export type ColorToken = (typeof COLOR_TOKENS)[number];

/** A shop's own colours, `#rrggbb` by token; one that is not named is the brand's. */
export type Colors = Readonly<Partial<Record<ColorToken, string>>>;

/** The brand's theme on light and on dark paper, with the shop's own colours in it. */
export const themesOf = (site: SiteId, light: Colors = {}, dark: Colors = {}) => ({
  light: { ...THEMES[site], ...light } satisfies Theme,
  dark: { ...DARK_THEMES[site], ...dark } satisfies DarkTheme,
});

/** The shop's own colours as a style sheet that stands after `themeCss`; empty where there are none. */
export function ownColorsCss(site: SiteId, light: Colors, dark: Colors): string {
  const rule = (selector: string, colors: Colors): string =>
    `${selector} {\n${Object.entries(colors)
      .map(([token, value]) => `  --${token}: ${value};`)
      .join('\n')}\n}\n`;
  const parts: string[] = [];
  if (Object.keys(light).length > 0) parts.push(rule(lightOf(site), light));
  // In the dark, colours of the light theme must not shine through: every token is said again.
  if (parts.length > 0 || Object.keys(dark).length > 0) {
    const { dark: whole } = themesOf(site, {}, dark);
    const colors = Object.fromEntries(COLOR_TOKENS.map((token) => [token, whole[token]]));
    parts.push(`@media screen and (prefers-color-scheme: dark) {\n${rule(preferredOf(site), colors)}}\n`);
    parts.push(`@media screen {\n${rule(chosenOf(site), colors)}}\n`);
  }
  return parts.join('\n');
}

const lightOf = (site: SiteId): string =>
  site === 'usb2c' ? `:root, [data-brand='${site}']` : `[data-brand='${site}']`;
const preferredOf = (site: SiteId): string => `:root[data-brand='${site}']:not([data-scheme='light'])`;
const chosenOf = (site: SiteId): string => `:root[data-brand='${site}'][data-scheme='dark']`;

/**
 * The tokens of every brand as CSS: `[data-brand='usb2c'] { --paper: …; }`. The US brand is also the default. Dark where
 * the system prefers it, unless `data-scheme` of the document says what the visitor chose.
 */
export function themeCss(): string {
  const rules = (at: (site: SiteId) => string, themes: Record<SiteId, Theme | DarkTheme>): string =>
    Object.entries(themes)
      .map(([site, theme]) => `${at(site as SiteId)} {\n${declarations(theme)}\n}\n`)
      .join('\n');
  const light = rules(lightOf, THEMES);
  const preferred = rules(preferredOf, DARK_THEMES);
  const chosen = rules(chosenOf, DARK_THEMES);
  return `${light}\n@media screen and (prefers-color-scheme: dark) {\n${preferred}}\n\n@media screen {\n${chosen}}\n`;
}

const declarations = (theme: Theme | DarkTheme): string =>
  [
    `  color-scheme: ${'radius' in theme ? 'light' : 'dark'};`,
    ...Object.entries(theme).map(([token, value]) => `  --${token}: ${value};`),
  ].join('\n');
