import type { CustomersService } from '#domains/customers/index.ts';
import { daysLater } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { AccountEmails } from '../emails/emails.service.ts';
import { deviceName } from '../sessions/device.rules.ts';
import type { SessionsRepository } from '../sessions/sessions.repository.ts';
import type { Device, Tokens } from '../sessions/sessions.types.ts';
import type { Limits } from '../throttling/limits.service.ts';
import type { TokensService } from '../tokens/tokens.service.ts';

interface Parts {
  platform: Pick<Platform, 'clock' | 'db'>;
  sessions: Pick<SessionsRepository, 'hasAny'>;
  customers: Pick<CustomersService, 'byId'>;
  tokens: Pick<TokensService, 'begin'>;
  limits: Pick<Limits, 'knows' | 'mayEmail'>;
  emails: Pick<AccountEmails, 'write'>;
}

/** Days after which an ended log-in and its tokens are deleted. */
export const KEEP_ENDED_DAYS = 30;

/** Begins log-ins, and emails the owner of an account about one on a device that is new to it. */
export function logInsByDevice({ platform, sessions, customers, tokens, limits, emails }: Parts) {
  const { clock, db } = platform;

  /**
   * Whether the account had log-ins. The first one is no news to the owner, who just created the account. An older
   * account without any log-in on record had log-ins that were deleted, so its owner is notified.
   */
  const hadLogIns = async (customer: { id: string; createdAt: Date }): Promise<boolean> =>
    (await sessions.hasAny(customer.id)) || clock.now() > daysLater(customer.createdAt, KEEP_ENDED_DAYS);

  /** Begins a log-in of an existing account; the email is written in the same transaction. */
  return (ctx: SiteContext, customerId: string, device: Device): Promise<Tokens> =>
    db.transaction(async () => {
      const { id: site } = ctx.site;
      const customer = await customers.byId(site, customerId);
      const isNews =
        customer !== undefined &&
        !limits.knows(site, customer.email, device.known) &&
        (await hadLogIns(customer));
      // Reached only after a successful log-in, so that a stranger cannot use up the limit of emails.
      if (isNews && (await limits.mayEmail(site, 'newDevice', customer.email))) {
        // In the owner's language, as the caller chooses the language of the call.
        const { email, language } = customer;
        await emails.write({ ...ctx, language }, 'newDevice', email, {
          logIn: { device: deviceName(device.userAgent), at: clock.now().toISOString() },
        });
      }
      return tokens.begin(site, customerId, device);
    });
}
