/** Whom an experiment may be limited to. A visitor may be in several. */
export const AUDIENCES = [
  /** Is logged in. */
  'known',
  /** Is not logged in. */
  'unknown',
  /** Has an order. */
  'purchaser',
  /** Has a brewer in the cart. */
  'brewer-intender',
  /** Has a running auto-delivery. */
  'auto-delivery',
] as const;
export type Audience = (typeof AUDIENCES)[number];

export const isAudience = (name: unknown): name is Audience =>
  (AUDIENCES as readonly unknown[]).includes(name);

/** The audiences that a text such as `known,purchaser` lists; those of others are left out. */
export const audiencesIn = (text: string): Audience[] => text.split(',').filter(isAudience);
