import type { CartAddress } from '#domains/cart/index.ts';
import { addMonths, instantOf } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { KitNeeds } from '../campaigns.deps.ts';
import { campaignErrors } from '../campaigns.errors.ts';
import type { Campaign } from '../campaigns.types.ts';
import { todayOf } from '../offers/known.service.ts';
import { addressKeyOf, emailKeyOf } from './once.rules.ts';

type Needs = Pick<KitNeeds, 'clock' | 'content' | 'repository'>;

/** Who gets a kit, as far as is known. */
export interface Household {
  /** Whose account it is, also after its address has changed. */
  customerId?: string | undefined;
  email?: string | undefined;
  address?: CartAddress | undefined;
}

/**
 * Requires that nobody of this e-mail address or postal address had a kit within the site's months. An agent may order one all the same.
 *
 * @throws 409.
 */
export async function requireFirst(
  needs: Needs,
  ctx: SiteContext,
  { code }: Pick<Campaign, 'code'>,
  { email, address, customerId }: Household,
): Promise<void> {
  if (ctx.caller.kind === 'agent') return;
  const { campaignAgainMonths } = needs.content.configuration(ctx.site.id);
  const since = instantOf(addMonths(todayOf(needs, ctx), -campaignAgainMonths), 0, ctx.site.timeZone);
  const keys = {
    ...(customerId !== undefined && { customerId }),
    ...(email !== undefined && { emailKey: emailKeyOf(email) }),
    ...(address && { addressKey: addressKeyOf(address) }),
  };
  const used = await needs.repository.usedBy(ctx.site.id, keys, since);
  if (used) throw campaignErrors.alreadyUsed(ctx.language, code, used, campaignAgainMonths);
}

/** Makes other orders with kits for the same e-mail or postal address wait until the running transaction ends. */
export const lockHousehold = (
  { repository }: Pick<Needs, 'repository'>,
  { site }: SiteContext,
  email: string,
  address: CartAddress,
): Promise<void> => repository.lockKeys(site.id, [emailKeyOf(email), addressKeyOf(address)]);
