import { expect, test } from 'vitest';
import { replaceQuestion } from './coupons.messages.ts';

test('whether a coupon may take another’s place is asked with what the cart comes to, in both languages', () => {
  const question = (then: number, language: 'en' | 'fr') =>
    replaceQuestion({ code: 'NEUF', old: 'VINGT', now: 4558, then }, 'cab2c', language).replaceAll(
      '\u00a0',
      ' ',
    );
  expect(question(5197, 'fr')).toBe(
    'Le code VINGT est appliqué à votre panier. Si vous utilisez plutôt NEUF, votre total augmente de 45,58 $ à 51,97 $.',
  );
  expect(question(4000, 'fr')).toContain('votre total baisse de 45,58 $ à 40,00 $');
  expect(question(4558, 'fr')).toContain('votre total reste à 45,58 $');
  expect(question(4558, 'en')).toContain('your total stays $45.58');
});
