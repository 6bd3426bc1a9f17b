import { Type } from 'typebox';

const Entry = Type.Object({
  ...{ id: Type.String(), at: Type.String({ format: 'date-time' }), label: Type.String() },
  points: Type.Integer({ description: 'Below zero: taken' }),
  pending: Type.Boolean({ description: 'Does not count yet' }),
  balance: Type.Integer({ description: 'After it, without what is pending' }),
  orderCode: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String({ description: 'For the staff; the customer does not see it' })),
  by: Type.Optional(Type.String({ description: 'The member of staff, by email' })),
  reversible: Type.Boolean({ description: 'An adjustment that nobody has taken back' }),
});

const CustomerPerks = Type.Object(
  {
    offered: Type.Boolean({ description: 'Whether the site has Perks' }),
    member: Type.Boolean(),
    most: Type.Integer({ description: 'Points of one adjustment at most' }),
    points: Type.Integer({ description: 'That can be spent now' }),
    pendingPoints: Type.Integer(),
    debt: Type.Integer({ description: 'Points that later earnings pay first' }),
    expiresAt: Type.Optional(Type.String({ format: 'date-time' })),
    entries: Type.Array(Entry, { description: 'Newest first' }),
    total: Type.Integer(),
    next: Type.Optional(Type.String()),
  },
  { $id: 'AdminCustomerPerks' },
);

const PerksLiability = Type.Object(
  {
    offered: Type.Boolean({ description: 'Whether the site has Perks' }),
    ...{ members: Type.Integer(), points: Type.Integer({ description: 'Open points of all members' }) },
    ...{ pendingPoints: Type.Integer(), debt: Type.Integer() },
    pointsCost: Type.Integer({ description: 'Minor units for 100 points' }),
    redemptionPercent: Type.Integer({ description: 'Percent of points that are ever redeemed' }),
    amount: Type.Integer({ description: 'Minor units that the open points will cost' }),
  },
  { $id: 'PerksLiability' },
);

export const AdjustBody = Type.Object(
  {
    points: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000, description: 'Below zero takes some' }),
    reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
  },
  { additionalProperties: false },
);

export const perksAdminSchemas = [CustomerPerks, PerksLiability];
