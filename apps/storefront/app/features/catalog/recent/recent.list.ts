import { readCookie } from '#app/platform/session/cookies.ts';

/** Codes of the products looked at last, latest first; every list tells the engine, so every page has this. */
export const readRecent = (): string[] => (readCookie('recent-products') ?? '').split('|').filter(Boolean);
