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

/** Purpose of the audience cookie's signature. */
export const AUDIENCE_PURPOSE = 'experiment audiences';

/** What is signed of a visitor's audiences. */
export const audienceClaims = (audiences: readonly Audience[]): { audiences: string } => ({
  audiences: audiences.join(','),
});

/** The audiences of verified claims; undefined where there are none. */
export const audiencesIn = (claims: Record<string, string> | undefined): Audience[] | undefined =>
  claims?.audiences?.split(',').filter(isAudience);
