import type { CustomersService } from '#domains/customers/index.ts';
import { daysLater } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { AccountService } from './identity.account.service.ts';
import type { Limits } from './identity.limits.ts';
import type { IdentityRepository } from './identity.repository.ts';
import { deviceName } from './identity.rules.ts';
import type { TokensService } from './identity.tokens.service.ts';
import type { Device, Tokens } from './identity.types.ts';

interface Parts {
  platform: Pick<Platform, 'clock' | 'db'>;
  repository: Pick<IdentityRepository, 'hasSession'>;
  customers: Pick<CustomersService, 'byId'>;
  tokens: Pick<TokensService, 'begin'>;
  limits: Pick<Limits, 'knows' | 'mayWrite'>;
  account: Pick<AccountService, 'write'>;
}

/** Days after which an ended log-in and its tokens are forgotten. */
export const KEEP_ENDED_DAYS = 30;

/** Begins log-ins, and tells who owns an account of one on a device that is new to it. */
export function logInsByDevice({ platform, repository, customers, tokens, limits, account }: Parts) {
  const { clock, db } = platform;

  /**
   * The account's first log-in is no news to who just made it. An older account without a single log-in has had some
   * that are forgotten: somebody who comes back after so long is told like anybody.
   */
  const hadLogIns = async (customer: { id: string; createdAt: Date }): Promise<boolean> =>
    (await repository.hasSession(customer.id)) ||
    clock.now() > daysLater(customer.createdAt, KEEP_ENDED_DAYS);

  /** Begins a log-in of an account that there was before; the letter goes out with it or not at all. */
  return (ctx: SiteContext, customerId: string, device: Device): Promise<Tokens> =>
    db.transaction(async () => {
      const { id: site } = ctx.site;
      const customer = await customers.byId(site, customerId);
      const isNews =
        customer !== undefined &&
        !limits.knows(site, customer.email, device.known) &&
        (await hadLogIns(customer));
      // Nobody is asked whether to write but who got in, so a stranger cannot use up the letters.
      if (isNews && (await limits.mayWrite(site, 'newDevice', customer.email))) {
        // In the owner's language: whoever logs in chooses the one of the call.
        const { email, language } = customer;
        await account.write({ ...ctx, language }, 'newDevice', email, {
          logIn: { device: deviceName(device.userAgent), at: clock.now().toISOString() },
        });
      }
      return tokens.begin(site, customerId, device);
    });
}
