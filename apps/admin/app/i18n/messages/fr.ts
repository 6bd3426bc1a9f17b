import content from './fr/content.json' with { type: 'json' };
import customers from './fr/customers.json' with { type: 'json' };
import form from './fr/form.json' with { type: 'json' };
import giftCards from './fr/giftCards.json' with { type: 'json' };
import integrations from './fr/integrations.json' with { type: 'json' };
import list from './fr/list.json' with { type: 'json' };
import mails from './fr/mails.json' with { type: 'json' };
import opening from './fr/opening.json' with { type: 'json' };
import orders from './fr/orders.json' with { type: 'json' };
import parts from './fr/parts.json' with { type: 'json' };
import payments from './fr/payments.json' with { type: 'json' };
import programmes from './fr/programmes.json' with { type: 'json' };
import promotions from './fr/promotions.json' with { type: 'json' };
import reports from './fr/reports.json' with { type: 'json' };
import screens from './fr/screens.json' with { type: 'json' };
import shell from './fr/shell.json' with { type: 'json' };
import staff from './fr/staff.json' with { type: 'json' };
import subscriptions from './fr/subscriptions.json' with { type: 'json' };
import transfer from './fr/transfer.json' with { type: 'json' };
import why from './fr/why.json' with { type: 'json' };

export const fr = {
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
