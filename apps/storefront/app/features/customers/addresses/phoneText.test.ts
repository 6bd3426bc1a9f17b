import { expect, test } from 'vitest';
import { phoneText } from './phoneText.ts';

test('a phone number is shown as its reader writes it, and one of another kind as it is', () => {
  expect(phoneText('5185550142', 'en')).toBe('(518)\u00a0555-0142');
  expect(phoneText('+1 514.555.0100', 'fr')).toBe('514\u00a0555-0100');
  expect(phoneText('555-0142', 'en')).toBe('555-0142');
});
