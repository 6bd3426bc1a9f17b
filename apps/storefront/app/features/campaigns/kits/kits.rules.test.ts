import { expect, it } from 'vitest';
import type { Estimate } from '../campaigns.types.ts';
import { campaignOf, isRefused, stepsOf, weightOf } from './kits.rules.ts';

const kit = { least: 4 };
const known = { A: { weight: 1 }, B: { weight: 2 } };
const nothing = { data: null, error: null };
const refused = (type: string, subject?: string) => ({
  data: null,
  error: { status: 409, errors: [{ type, message: 'no', subject }] },
});
const chosen = (...products: [string, number][]) => products.map(([code, qty]) => ({ code, qty }));

it('counts what is chosen by what the lists say of it', () => {
  expect(weightOf(kit, [], known, nothing)).toBe(0);
  expect(weightOf(kit, chosen(['A', 1], ['B', 2]), known, nothing)).toBe(5);
});

it('asks the engine’s answer for what no list has shown', () => {
  const unknown = chosen(['A', 1], ['C', 1]);
  expect(weightOf(kit, unknown, known, nothing)).toBeUndefined();
  expect(weightOf(kit, unknown, known, { data: { weight: 3 } as Estimate, error: null })).toBe(3);
  expect(weightOf(kit, unknown, known, refused('CommitmentMinimumError', '1'))).toBe(3);
  expect(weightOf(kit, unknown, known, refused('CampaignNotEligibleError'))).toBeUndefined();
});

it('too few boxes are no refusal, while they are chosen', () => {
  expect(isRefused(nothing)).toBe(false);
  expect(isRefused(refused('CommitmentMinimumError', '2'))).toBe(false);
  expect(isRefused(refused('CampaignNotEligibleError'))).toBe(true);
});

it('a campaign without a brewer begins with its boxes', () => {
  expect(stepsOf({ percent: 75 })).toEqual(['brewer', 'boxes', 'rhythm', 'summary']);
  expect(stepsOf({ percent: undefined })).toEqual(['boxes', 'rhythm', 'summary']);
});

it('a code is found in any case', () => {
  const [bbad] = [{ code: 'BBAD' }] as Parameters<typeof campaignOf>[0][number][];
  expect(campaignOf(bbad ? [bbad] : [], 'bbad')).toBe(bbad);
  expect(campaignOf([], 'bbad')).toBeUndefined();
});
