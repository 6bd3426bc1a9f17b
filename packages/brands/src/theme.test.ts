import { describe, expect, it } from 'vitest';
import { SITE_IDS } from './sites.ts';
import { CONTRAST_PAIRS, DARK_THEMES, type DarkTheme, THEMES, themeCss } from './theme.ts';

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

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
