import type { Screen } from '../addresses/pageTarget.ts';
import type { RenderRefused } from '../rendering/renderGate.ts';
import { type Exchange, sendText } from './answer.ts';

const TEXTS = {
  429: {
    en: 'Too many requests. Please try again in a few minutes.',
    fr: 'Trop de demandes. Réessayez dans quelques minutes.',
  },
  503: {
    en: 'The shop is busy. Please try again shortly.',
    fr: 'La boutique est très occupée. Réessayez dans un instant.',
  },
} as const;

const TITLES = { en: 'One moment, please', fr: 'Un instant, s’il vous plaît' } as const;

/** Sends a page of one sentence, without a render. */
export function sendRefusal({ language }: Screen, refused: RenderRefused, exchange: Exchange): void {
  const title = TITLES[language];
  const html =
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/>` +
    '<meta name="viewport" content="width=device-width"/><meta name="robots" content="noindex"/>' +
    `<title>${title}</title></head><body><h1>${title}</h1><p>${TEXTS[refused.status][language]}</p></body></html>`;
  sendText(exchange, refused.status, html, ['retry-after', String(refused.retryAfter)]);
}
