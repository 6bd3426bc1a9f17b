import { readCookie } from '#app/platform/session/cookies.ts';

/**
 * Codes of recently viewed products, latest first. In a module of its own because every list sends them to the engine.
 */
export const readRecent = (): string[] => (readCookie('recent-products') ?? '').split('|').filter(Boolean);
