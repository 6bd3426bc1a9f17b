/** The screens that an experiment may name. Their pages are kept in the page cache, with the arms in the key. */
export const SCREEN_NAMES = ['home', 'product', 'category'] as const;
export type ScreenName = (typeof SCREEN_NAMES)[number];

export const isScreenName = (name: unknown): name is ScreenName =>
  (SCREEN_NAMES as readonly unknown[]).includes(name);
