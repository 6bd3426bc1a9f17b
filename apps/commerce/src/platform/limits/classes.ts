/** Calls of one network in that many minutes. */
export interface Limit {
  /** Name of its counter; limits with the same name share it over all processes that share a Redis. */
  name: string;
  calls: number;
  minutes: number;
}

/** Limits of one network, by class of route. Every other route has the shop's own limit (`RATE_LIMIT`). */
export const LIMITS = {
  /** Pictures, which a page has dozens of. */
  media: { calls: 6000, minutes: 1 },
  /**
   * Rendered pages; pages from the cache are not counted. An office behind one address and a search engine's crawler
   * stay below it: five pages a second, a tenth of a process's time.
   */
  render: { calls: 300, minutes: 1 },
  /** Client logs, policy reports, geocoding. */
  report: { calls: 60, minutes: 1 },
  /** Arms of an experiment that a page has shown: as many as pages may be rendered. */
  exposure: { calls: 300, minutes: 1 },
  geocode: { calls: 60, minutes: 1 },
  /** Codes that could be guessed: coupons. */
  guess: { calls: 60, minutes: 1 },
  /** A brewer's serial number; repeats of a call do not count as tries (`limitedTries`). */
  serial: { calls: 5, minutes: 10 },
  /** The code of a gift card: only wrong ones count (`limitedGuesses`), over all calls that take one. */
  giftCard: { calls: 5, minutes: 10 },
  /** A guest's order, by its number and address. */
  lookUp: { calls: 20, minutes: 1 },
  /** The limits of `identity` by e-mail address are tighter and are reached first. */
  logIn: { calls: 60, minutes: 10 },
  signUp: { calls: 20, minutes: 10 },
  /** An agent's or merchant's password and second factor. */
  staff: { calls: 30, minutes: 15 },
  /** A signed link that identifies a customer. */
  link: { calls: 60, minutes: 1 },
  /** A system beside the shop: ten calls a second. */
  integration: { calls: 600, minutes: 1 },
  /** Calls that send a mail. */
  mail: { calls: 10, minutes: 10 },
  /** Results of quizzes, and steps towards them. */
  quiz: { calls: 120, minutes: 1 },
  /** Links from a mail, and forms that reach a person. */
  mailedLink: { calls: 30, minutes: 10 },
  form: { calls: 20, minutes: 10 },
} as const satisfies Record<string, Omit<Limit, 'name'>>;

export type LimitClass = keyof typeof LIMITS;
