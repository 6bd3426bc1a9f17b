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
  /** Corner of cards; controls use half of it. */
  radius: string;
  /** Where a card's price stands among its words: `0` after them, `-1` before. */
  'price-order': string;
  /** Space above a card's price: `auto` keeps the prices of a row on one line. */
  'price-space': string;
  'price-gap': string;
  'price-below': string;
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
  radius: '0.75rem',
  'price-order': '0',
  'price-space': 'auto',
  'price-gap': '0.75rem',
  'price-below': '0',
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
    radius: '0.375rem',
    'card-min': '12.5rem',
    // Buyers for an office compare prices, so that the price comes first on a card.
    'price-order': '-1',
    'price-space': '0',
    'price-gap': '0',
    'price-below': '0.375rem',
    'price-size': 'var(--text-xl)',
    'grid-gap': 'clamp(0.75rem, 1.4vw, 1.25rem)',
    'section-gap': 'clamp(2rem, 4vw, 4rem)',
  },
};

/** Foreground, background, least contrast ratio (WCAG 2.2: 4.5 for text, 3 for controls and focus). */
export const CONTRAST_PAIRS: readonly (readonly [fg: keyof Theme, bg: keyof Theme, least: number])[] = [
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
];

/** The tokens of every brand as CSS: `[data-brand='usb2c'] { --paper: …; }`. The US brand is also the default. */
export function themeCss(): string {
  return Object.entries(THEMES)
    .map(([site, theme]) => {
      const selector = site === 'usb2c' ? `:root, [data-brand='${site}']` : `[data-brand='${site}']`;
      const lines = Object.entries(theme).map(([token, value]) => `  --${token}: ${value};`);
      return `${selector} {\n${lines.join('\n')}\n}\n`;
    })
    .join('\n');
}
