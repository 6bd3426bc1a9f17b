import type { Language, SiteId } from '@crema/brands';
import type { contactMessages, newsletterSubscribers, stockAlerts } from './outreach.tables.ts';

export type Subscriber = typeof newsletterSubscribers.$inferSelect;
export type StockAlert = typeof stockAlerts.$inferSelect;
export type ContactMessage = typeof contactMessages.$inferSelect;

/** Data of a request for something by mail. */
export interface Asker {
  site: SiteId;
  email: string;
  emailKey: string;
  language: Language;
}
