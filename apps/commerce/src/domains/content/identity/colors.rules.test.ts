import { SITE_IDS } from '@crema/brands';
import { contrast } from '@crema/brands/contrast';
import { COLOR_TOKENS, CONTRAST_PAIRS, themesOf } from '@crema/brands/theme';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colorProblem, ownColors } from './colors.rules.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const colors = fc.dictionary(fc.constantFrom(...COLOR_TOKENS), color, { maxKeys: 6, noNullPrototype: true });
const scheme = fc.constantFrom('light' as const, 'dark' as const);

test('colours are refused exactly where a pair of text and background falls below WCAG AA', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SITE_IDS), scheme, colors, (site, mode, own) => {
      const theme = themesOf(site, own, own)[mode];
      const poor = CONTRAST_PAIRS.some(([fg, bg, least]) => contrast(theme[fg], theme[bg]) < least);
      expect(colorProblem(site, mode, own, 'en') !== undefined).toBe(poor);
    }),
  );
});

test('the sentence names the two colours, what they have and what they need', () => {
  const grey = { accent: '#c9b8a8' };
  expect(colorProblem('usb2c', 'light', grey, 'en')).toMatch(
    /^“.+ \(#c9b8a8\)” on “.+ \(#[\da-f]{6}\)” has a contrast of 1\.\d:1\. At least 4\.5:1 can be read by everybody\.$|^“.+” on “Buttons and links \(#c9b8a8\)” has a contrast of 1\.\d:1\. At least 4\.5:1/,
  );
  expect(colorProblem('cab2c', 'light', grey, 'fr')).toMatch(
    /Boutons et liens \(#c9b8a8\).*contraste de 1,\d:1/,
  );
});

test('a theme that is saved as it is shown keeps nothing of its own', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SITE_IDS), scheme, colors, (site, mode, own) => {
      const shown = themesOf(site, own, own)[mode];
      const kept = ownColors(site, mode, shown);
      expect(themesOf(site, kept, kept)[mode]).toEqual(shown);
      expect(ownColors(site, mode, themesOf(site)[mode])).toEqual({});
    }),
  );
});
