import type { Language } from '../api/types.ts';
import content from './messages/en/content.json' with { type: 'json' };
import customers from './messages/en/customers.json' with { type: 'json' };
import form from './messages/en/form.json' with { type: 'json' };
import giftCards from './messages/en/giftCards.json' with { type: 'json' };
import integrations from './messages/en/integrations.json' with { type: 'json' };
import list from './messages/en/list.json' with { type: 'json' };
import mails from './messages/en/mails.json' with { type: 'json' };
import opening from './messages/en/opening.json' with { type: 'json' };
import orders from './messages/en/orders.json' with { type: 'json' };
import parts from './messages/en/parts.json' with { type: 'json' };
import payments from './messages/en/payments.json' with { type: 'json' };
import programmes from './messages/en/programmes.json' with { type: 'json' };
import promotions from './messages/en/promotions.json' with { type: 'json' };
import reports from './messages/en/reports.json' with { type: 'json' };
import screens from './messages/en/screens.json' with { type: 'json' };
import shell from './messages/en/shell.json' with { type: 'json' };
import staff from './messages/en/staff.json' with { type: 'json' };
import subscriptions from './messages/en/subscriptions.json' with { type: 'json' };
import transfer from './messages/en/transfer.json' with { type: 'json' };
import why from './messages/en/why.json' with { type: 'json' };

const en = {
  content,
  customers,
  form,
  giftCards,
  integrations,
  list,
  mails,
  opening,
  orders,
  parts,
  payments,
  programmes,
  promotions,
  reports,
  screens,
  shell,
  staff,
  subscriptions,
  transfer,
  why,
};

export type Messages = typeof en;

/** French is a file of its own: most visits need one language. */
export const messagesOf = async (language: Language): Promise<Messages> =>
  language === 'en' ? en : (await import('./messages/fr.ts')).fr;
