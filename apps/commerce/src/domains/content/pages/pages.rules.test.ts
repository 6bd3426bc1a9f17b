import { expect, test } from 'vitest';
import { isActive, localize, nextChange, withoutFeatures, withSafeHtml } from './pages.rules.ts';

test('texts come in the language asked for, English where French is missing', () => {
  const page = {
    title: { en: 'Tea', fr: 'Thé' },
    items: [{ text: { en: 'Only English' } }],
    en: 1,
    other: 2,
  };
  expect(localize(page, 'fr')).toEqual({ title: 'Thé', items: [{ text: 'Only English' }], en: 1, other: 2 });
});

test('what belongs to a feature that is off is gone wherever it stands', () => {
  const menu = {
    children: [{ title: 'Tea' }, { title: 'Perks', feature: 'perks' }],
    cta: { url: '/quiz', feature: 'quizzes' },
    promo: { text: 'x', feature: 'unknown' },
  };
  expect(withoutFeatures(menu, { perks: false, quizzes: false })).toEqual({
    children: [{ title: 'Tea' }],
    promo: { text: 'x', feature: 'unknown' },
  });
  expect(withoutFeatures(menu, { perks: true, quizzes: true })).toEqual(menu);
});

test('a period begins at its first instant and is over at its last', () => {
  const period = { activeFrom: '2027-01-01T00:00:00Z', activeTo: '2027-02-01T00:00:00Z' };
  const at = (iso: string) => new Date(iso);
  expect(isActive(period, at('2026-12-31T23:59:59Z'))).toBe(false);
  expect(isActive(period, at('2027-01-01T00:00:00Z'))).toBe(true);
  expect(isActive(period, at('2027-02-01T00:00:00Z'))).toBe(false);
  expect(nextChange([period], at('2026-12-01T00:00:00Z'))).toEqual(at('2027-01-01T00:00:00Z'));
  expect(nextChange([period], at('2027-01-01T00:00:00Z'))).toEqual(at('2027-02-01T00:00:00Z'));
  expect(nextChange([period], at('2027-03-01T00:00:00Z'))).toBeUndefined();
});

test('only html fields are sanitised, in every language', () => {
  const component = { heading: { en: '<b>' }, html: { en: '<script>1</script>', fr: '<i>2</i>' } };
  expect(withSafeHtml(component, () => 'safe')).toEqual({
    heading: { en: '<b>' },
    html: { en: 'safe', fr: 'safe' },
  });
});
