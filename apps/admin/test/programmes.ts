/** What the engine answers about programmes, as much of it as the screens read. */
import type {
  BoxBoard,
  CampaignReport,
  CustomerCredit,
  CustomerPerks,
  ExperimentReports,
  HeldReferrals,
  Me,
  QuizReport,
} from '../app/api/types.ts';
import { FOUND, OWNER } from './desk.ts';

export const MANAGER: Me = {
  ...OWNER,
  operations: [
    ...OWNER.operations,
    ...['adminGetExperimentReports', 'adminGetCampaignReport', 'adminGetBoxBoard', 'adminGetQuizReport'],
    ...['adminGetPerksLiability', 'adminGetCreditLiability', 'adminListHeldReferrals'],
    ...['adminGetCustomerPerks', 'adminAdjustPerks', 'adminReversePerks', 'adminGetCustomerCredit'],
    ...[
      'adminAdjustCredit',
      'adminReverseCredit',
      'adminDecideReferral',
      'adminImportQuiz',
      'adminGetQuizFile',
    ],
  ],
};

const AT = '2026-11-20T15:00:00Z';

export const EXPERIMENTS: ExperimentReports = {
  items: [
    {
      ...{ id: '2041', name: 'Hero of the home page', status: 'running', mismatched: true },
      ...{ startsAt: AT, stopsAt: '2027-05-01T00:00:00Z' },
      arms: [
        { name: 'one coffee', weight: 0.5, exposures: 400, buyers: 8, conversion: 0.02, revenue: 55 },
        {
          ...{ name: 'the range', weight: 0.5, exposures: 550, buyers: 55, conversion: 0.1, revenue: 200 },
          conversionGain: { value: 0.08, low: 0.05, high: 0.11 },
          revenueGain: { value: 145, low: -10, high: 300 },
        },
      ],
    },
  ],
};

const none = { running: 0, met: 0, ended: 0, returned: 0, weightOwed: 0, amount: 0 };
export const CAMPAIGNS: CampaignReport = {
  ...{ commitments: 1, amount: 6749 },
  items: [
    {
      ...{ code: 'BBAD', name: 'Brewer with auto-delivery', offered: true, uses: 4, spent: 26_996 },
      ...{ ...none, stock: 40, running: 1, met: 3, weightOwed: 16, amount: 6749 },
    },
    { code: 'CVP', name: 'Value packs', offered: false, uses: 2, spent: 0, ...none },
  ],
  owed: [{ orderCode: 'US-9', amount: 4500, failedOn: '2026-11-18' }],
};

export const BOARD: BoxBoard = {
  months: [
    { month: '2026-12', due: 2, charged: 0, amount: 0, skipped: 1, waiting: 0, lost: 0 },
    { month: '2026-11', due: 0, charged: 3, amount: 8997, skipped: 0, waiting: 1, lost: 0 },
  ],
  days: [{ day: '2026-12-04', cutOffAt: '2026-12-03T11:00:00Z', open: true, boxes: 2, filled: 1, units: 4 }],
  short: [{ code: 'dawn-24', name: 'Dawn Parade', needed: 4, stock: 1, boxes: 2 }],
};

export const QUIZ: QuizReport = {
  ...{ version: 3, combinations: 1500, short: 2, tooOften: 0.3, products: 40 },
  questions: [
    { key: 'beverage.roast', text: 'How dark?', shown: 10, answered: 6, skipped: 1, left: 3 },
    { key: 'beverage.size', text: 'Which size?', shown: 0, answered: 0, skipped: 0, left: 0 },
  ],
  never: [{ code: 'dusk', name: 'Dusk Parade', share: 0 }],
  often: [{ code: 'dawn', name: 'Dawn Parade', share: 0.41 }],
};

export const HELD: HeldReferrals = {
  items: [
    {
      ...{ id: 'r1', customerId: FOUND.customerId, sender: FOUND.email, friend: 'bea@example.org' },
      ...{ code: 'FRIEND-1', orderCode: 'US-1', heldFor: ['network'], sentAt: AT },
    },
  ],
  amount: 1000,
};

/** The points of a member who was given some, or to whom that was done and undone. */
export const perks = (state: 'before' | 'given' | 'takenBack'): CustomerPerks => {
  const entry = { at: AT, pending: false, by: 'ada@crema.localhost', reason: 'A late parcel' };
  const given = { ...entry, id: 'e2', label: 'Added by customer service', points: 120, balance: 170 };
  const entries = {
    before: [],
    given: [{ ...given, reversible: true }],
    takenBack: [
      { ...entry, id: 'e3', label: 'Undone', points: -120, balance: 50, reversible: false },
      { ...given, reversible: false },
    ],
  }[state];
  const welcome = { id: 'e1', at: AT, label: 'Welcome to Perks', points: 50, balance: 50 };
  return {
    ...{ offered: true, member: true, most: 500, pendingPoints: 0, debt: 0, total: entries.length + 1 },
    points: state === 'given' ? 170 : 50,
    entries: [...entries, { ...welcome, pending: false, reversible: false }],
  };
};

export const CREDIT: CustomerCredit = {
  ...{ balance: 1500, most: 50_000, total: 1 },
  entries: [
    {
      id: '7',
      at: AT,
      kind: 'granted',
      amount: 1500,
      balance: 1500,
      reason: 'A broken cup',
      reversible: true,
    },
  ],
};
