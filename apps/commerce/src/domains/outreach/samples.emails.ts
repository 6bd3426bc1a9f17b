import type { Language, SiteId } from '@crema/brands';
import { say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import {
  composeAlert,
  composeConfirmation,
  composeContact,
  composeReceipt,
  composeWelcome,
} from './outreach.emails.ts';
import type { ContactMessage, StockAlert, Subscriber } from './outreach.types.ts';

const AT = '2027-03-01T15:00:00.000Z';
const EMAIL = 'ada@example.com';

const subscriber = (site: SiteId, language: Language): Subscriber => ({
  ...{ id: 'sample', site, email: EMAIL, emailKey: EMAIL, language, status: 'active', source: 'footer' },
  ...{ requestedAt: AT, confirmedAt: AT, unsubscribedAt: null },
});

const alert = (site: SiteId, language: Language): StockAlert => ({
  ...{ id: 'sample', site, productCode: 'sample', variantCode: 'sample', email: EMAIL, emailKey: EMAIL },
  ...{ language, createdAt: AT, expiresAt: AT, toldAt: null },
});

const message = (site: SiteId, language: Language, orderCode: string): ContactMessage => ({
  ...{ id: 'sample', site, language, name: 'Ada', email: EMAIL, topic: 'order', orderCode },
  ...{ message: say(language, 'Where is my parcel?', 'Où est mon colis?'), createdAt: AT },
});

/** Declares the mails to subscribers, to who waits for a product and to who writes, each by a sample. */
export function describeOutreach({ config, outbox }: Pick<Platform, 'config' | 'outbox'>): void {
  const { texts } = outbox;
  texts.describe('newsletter.confirmation', (site, language) => [
    composeConfirmation(subscriber(site, language), 'sample', config, AT),
  ]);
  texts.describe('newsletter.welcome', (site, language) => [
    composeWelcome(subscriber(site, language), 'sample', config, AT),
  ]);
  texts.describe('stock-alert', (site, language) => [
    composeAlert(alert(site, language), { code: 'sample', name: { en: 'Dawn Parade' } }, config),
  ]);
  // To the shop itself, in English.
  texts.describe('contact.message', (site, language) =>
    ['C0123456789', ''].map((code) => composeContact(message(site, language, code), 'shop@example.com')),
  );
  texts.describe('contact.receipt', (site, language) => [composeReceipt(message(site, language, ''))]);
}
