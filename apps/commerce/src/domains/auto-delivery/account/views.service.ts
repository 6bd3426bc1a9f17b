import { textOf } from '#domains/catalog/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Edited, EditingParts } from '../editing/editing.types.ts';
import { commitmentOf } from '../hooks/commitment.service.ts';
import type { HookNeeds } from '../hooks/hooks.types.ts';
import type { Member } from '../subscription/access.rules.ts';
import { quoteOf } from '../subscription/quote.rules.ts';
import type { SubscriptionOverview } from '../subscription/subscription.repository.ts';
import type { Subscription } from '../subscription/subscription.types.ts';
import { presentChanged, presentSubscription, type Shown } from './subscription.presenter.ts';

/** Occurrences shown of a subscription: a year of one every four weeks. */
const OCCURRENCES = 13;

/**
 * Subscriptions as they are answered: one round trip to the database, however many there are. Only one by itself, or a changed one,
 * has the commitment that came with it, which takes another.
 */
export function subscriptionViews({
  platform,
  repository,
  catalog,
  pricing,
  hooks,
}: EditingParts & HookNeeds) {
  const { clock } = platform;

  const shown = (
    { site, language }: SiteContext,
    { subscription, ...rest }: SubscriptionOverview,
  ): Shown => ({
    ...rest,
    subscription,
    quote: quoteOf({ catalog, pricing }, subscription),
    name: (code) => {
      const variant = catalog.variant(site.id, code);
      return variant ? textOf(variant.name, language) : code;
    },
  });

  const load = (ctx: SiteContext, { customerId }: Member, id?: string) =>
    repository.overview({ site: ctx.site.id, customerId, ...(id ? { id } : {}) }, OCCURRENCES);

  const of = async (ctx: SiteContext, member: Member, { id }: Subscription): Promise<Shown> => {
    const [found] = await load(ctx, member, id);
    if (!found) throw new Error(`Subscription ${id} is gone`);
    const commitment = await commitmentOf({ hooks }, id, ctx.language);
    return { ...shown(ctx, found), ...(commitment && { commitment }) };
  };

  return {
    one: async (ctx: SiteContext, member: Member, subscription: Subscription) =>
      presentSubscription(await of(ctx, member, subscription), member, ctx.language, clock.now()),

    changed: async (ctx: SiteContext, member: Member, { subscription, action }: Edited) =>
      presentChanged(await of(ctx, member, subscription), action, member, ctx.language, clock.now()),

    /** A customer's subscriptions, at most 100, in one statement: those that have not ended first, soonest first. */
    load: (ctx: SiteContext, member: Member): Promise<SubscriptionOverview[]> => load(ctx, member),

    present: (ctx: SiteContext, member: Member, one: SubscriptionOverview) =>
      presentSubscription(shown(ctx, one), member, ctx.language, clock.now()),
  };
}

export type SubscriptionViews = ReturnType<typeof subscriptionViews>;
