import { expect, test } from 'vitest';
import { quizStepped } from '#app/platform/events.ts';
import { analyticsOf } from './analytics.rules.ts';

test('how far somebody is in a quiz is reported under its name, and never what was answered', () => {
  // covers: S9.69, S9.70
  expect(analyticsOf(quizStepped({ quiz: 'beverage', step: 'begun' }))).toEqual({
    event: 'beverage-quiz',
    step: 'begun',
  });
  expect(analyticsOf(quizStepped({ quiz: 'brewer', step: 'finished' }))).toEqual({
    event: 'brewer-quiz',
    step: 'finished',
  });
});
