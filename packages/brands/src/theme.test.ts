import { describe, expect, it } from 'vitest';
import { contrast, luminance } from './contrast.ts';
import { SITE_IDS } from './sites.ts';
import { CONTRAST_PAIRS, DARK_THEMES, type DarkTheme, THEMES, themeCss } from './theme.ts';

describe.each(SITE_IDS)('the theme of %s', (site) => {
  it.each(CONTRAST_PAIRS)('shows %s on %s at %d:1 or more', (fg, bg, least) => {
    expect(contrast(THEMES[site][fg], THEMES[site][bg])).toBeGreaterThanOrEqual(least);
  });

  it('is in the style sheet, token by token', () => {
    const block = themeCss().split(`[data-brand='${site}'] {`)[1]?.split('}')[0] ?? '';
    for (const [token, value] of Object.entries(THEMES[site]))
      expect(block).toContain(`--${token}: ${value};`);
  });
});

describe.each(SITE_IDS)('the dark theme of %s', (site) => {
  const dark: DarkTheme = DARK_THEMES[site];

  it.each(CONTRAST_PAIRS)('shows %s on %s at %d:1 or more', (fg, bg, least) => {
    expect(contrast(dark[fg], dark[bg])).toBeGreaterThanOrEqual(least);
  });

  it('is dark, and lighter where it is raised', () => {
    const [paper, surface, sunken] = [dark.paper, dark.surface, dark.sunken].map(luminance);
    expect(luminance(dark.ink)).toBeGreaterThan(0.7);
    expect(paper).toBeLessThan(0.02);
    expect(surface).toBeGreaterThan(paper as number);
    expect(sunken).toBeGreaterThan(surface as number);
  });

  it('is in the style sheet once for who prefers it and once for who chose it', () => {
    const css = themeCss();
    const [preferred, chosen] = [`:not([data-scheme='light'])`, `[data-scheme='dark']`].map(
      (scheme) => css.split(`:root[data-brand='${site}']${scheme} {`)[1]?.split('}')[0] ?? '',
    );
    expect(preferred).toBe(chosen);
    expect(chosen).toContain('color-scheme: dark;');
    for (const [token, value] of Object.entries(dark)) expect(chosen).toContain(`--${token}: ${value};`);
  });
});

it('measures black on white as 21:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});
