import type { NoboService } from '#domains/nobo/index.ts';
import type { RecurringOrders } from '#domains/orders/index.ts';
import type { Platform } from '#platform/index.ts';
import { REMOVED_ADDRESS } from '#platform/mail/address.ts';
import type { MailMessage } from '#platform/mail/index.ts';
import { paymentLinks } from '../paying/link.rules.ts';
import { ordersToCome } from './confirmation.messages.ts';
import type { EmailsRepository } from './emails.repository.ts';
import { EMAIL_KINDS, type EmailKind, emailKindOf, outboxKind } from './emails.types.ts';
import { composeEmail, type WrittenEmail } from './letter.emails.ts';
import { describeEmails } from './samples.emails.ts';

/** Makes links by which readers may act without a log-in, many at once. Opening one changes nothing. */
export type NoLoginLinks = NoboService['links'];

interface Parts {
  platform: Pick<Platform, 'config' | 'outbox'>;
  repository: Pick<EmailsRepository, 'comingAfter'>;
  orders: Pick<RecurringOrders, 'byCodes' | 'confirmation'>;
  links: NoLoginLinks;
}

/** Declares what composes e-mails about subscriptions: many at once, with few statements. */
export function composeEmails({ platform: { config, outbox }, repository, orders, links }: Parts): void {
  const paid = paymentLinks(config);
  const paymentOf = ({ site, data: { subscriptionId, cycle }, createdAt }: WrittenEmail) =>
    subscriptionId !== undefined && cycle !== undefined
      ? paid.sign({ site, kind: 'subscription', id: subscriptionId, turn: cycle }, createdAt)
      : undefined;
  const composeAll = async (mails: readonly WrittenEmail[]): Promise<Map<string, MailMessage>> => {
    const codes = mails.flatMap(({ kind, data }) =>
      emailKindOf(kind) === 'order' && data.orderCode ? [data.orderCode] : [],
    );
    const confirmed = codes.length > 0 ? await orders.byCodes(codes) : [];
    const byCode = new Map(confirmed.map((order) => [order.code, order]));
    const after = Map.groupBy(await repository.comingAfter(codes), ({ orderCode }) => orderCode);
    const asks = mails.flatMap(({ id, kind, site, language, data: { customerId, subscriptionId } }) =>
      COMING.has(emailKindOf(kind)) && customerId && subscriptionId
        ? [{ id, site, language, customerId, subscriptionId, scopes: ['skip', 'date'] as const }]
        : [],
    );
    const made = await links(asks);
    const linkOf = new Map(asks.map(({ id }, index) => [id, made[index]]));
    const composed = new Map<string, MailMessage>();
    for (const mail of mails) {
      const order = byCode.get(mail.data.orderCode ?? '');
      if (emailKindOf(mail.kind) !== 'order')
        composed.set(
          mail.id,
          composeEmail(mail, config, { noLogin: linkOf.get(mail.id), payment: paymentOf(mail) }),
        );
      else if (order && order.email !== REMOVED_ADDRESS)
        composed.set(
          mail.id,
          await orders.confirmation(order, ordersToCome(after.get(order.code) ?? [], order.language)),
        );
    }
    return composed;
  };
  outbox.defineAll(EMAIL_KINDS.map(outboxKind), composeAll);
  describeEmails({ config, outbox });
}

/** E-mails about an order that can still be changed. */
const COMING: ReadonlySet<EmailKind> = new Set(['reminder-7', 'reminder-2', 'smart']);
