import type { Catalog } from '#domains/catalog/index.ts';
import { addDays, dayOf } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { EditingParts } from '../editing/editing.types.ts';
import type { Member } from '../subscription/access.rules.ts';
import type { SubscriptionOverview } from '../subscription/subscription.repository.ts';
import { cardEndsOn } from '../subscription/subscription.rules.ts';
import type { Subscription, SubscriptionType } from '../subscription/subscription.types.ts';
import { presentHome, presentNotification, presentSubscribed } from './home.presenter.ts';
import type { SubscriptionViews } from './views.service.ts';

export interface ReadsParts extends Pick<EditingParts, 'configuration'> {
  platform: Pick<Platform, 'clock'>;
  views: SubscriptionViews;
  catalog: Pick<Catalog, 'variant' | 'productLookup'>;
}

/** Products that are compared for a recommendation. */
const CANDIDATES = 100;

const ended = ({ status }: Subscription): boolean => status === 'CANCELLED' || status === 'COMPLETED';
const running = ({ status }: Subscription): boolean => status === 'ACTIVE';

/** Reads about all of a customer's auto-deliveries, each in one round trip to the database. */
export function subscriptionReads({ platform, views, catalog, configuration }: ReadsParts) {
  const { clock } = platform;
  const today = (ctx: SiteContext) => dayOf(clock.now(), ctx.site.timeZone);

  /** Whether a subscription's card expires within the days of notice, or before the coming order. */
  const cardEnds = (ctx: SiteContext, { payment, nextDate }: Subscription): boolean => {
    if (!payment.card || !nextDate) return false;
    const within = addDays(today(ctx), configuration(ctx.site.id).cardExpiryNoticeDays);
    return cardEndsOn(payment.card) <= (within > nextDate ? within : nextDate);
  };

  /** Notifications are about cards, which are not shown to a no-login link. */
  const notifications = (ctx: SiteContext, { scopes }: Member, all: readonly SubscriptionOverview[]) =>
    (scopes ? [] : all).flatMap(({ subscription }) => {
      const { status } = subscription;
      const kinds = [
        ...(status === 'PAYMENT_FAILED' || status === 'ON_HOLD' ? (['paymentFailed'] as const) : []),
        ...(!ended(subscription) && cardEnds(ctx, subscription) ? (['cardExpiration'] as const) : []),
      ];
      return kinds.map((kind) => presentNotification(kind, subscription, ctx.language));
    });

  const listed = async (ctx: SiteContext, member: Member, which: (one: Subscription) => boolean) => {
    const found = await views.load(ctx, member);
    return found
      .filter(({ subscription }) => which(subscription))
      .map((one) => views.present(ctx, member, one));
  };

  return {
    /** Everything on the auto-delivery home. */
    home: async (ctx: SiteContext, member: Member) => {
      const found = await views.load(ctx, member);
      const subscriptions = found.map((one) => views.present(ctx, member, one));
      return presentHome(subscriptions, notifications(ctx, member, found), ctx);
    },

    /** Those with status ACTIVE. */
    active: (ctx: SiteContext, member: Member) => listed(ctx, member, running),
    /** Those of a type that have not ended. */
    ofType: (ctx: SiteContext, member: Member, type: SubscriptionType) =>
      listed(ctx, member, (one) => one.type === type && !ended(one)),
    /** Subscriptions that a product can be added to, soonest first. */
    existing: (ctx: SiteContext, member: Member) => listed(ctx, member, (one) => !ended(one)),

    notifications: async (ctx: SiteContext, member: Member) =>
      notifications(ctx, member, await views.load(ctx, member)),

    /** `none`, `scheduled`, `smart` or `mixed`, by the subscriptions that have not ended. */
    type: async (ctx: SiteContext, member: Member) => {
      const types = new Set(
        (await views.load(ctx, member)).flatMap(({ subscription }) =>
          ended(subscription) ? [] : [subscription.type],
        ),
      );
      return {
        adType: types.size > 1 ? 'mixed' : ([...types][0] ?? 'none'),
        hasAutoDelivery: types.size > 0,
      };
    },

    /** The recurring products of a customer, each product of each subscription once. */
    products: async (ctx: SiteContext, member: Member, orderType: SubscriptionType | 'all') => {
      const found = await views.load(ctx, member);
      return found.flatMap(({ subscription }) =>
        ended(subscription) || (orderType !== 'all' && subscription.type !== orderType)
          ? []
          : subscription.lines
              .filter(({ once }) => !once)
              .map((line) =>
                presentSubscribed(subscription, line, catalog.variant(ctx.site.id, line.code), ctx),
              ),
      );
    },

    /** Products like those that the customer receives, without these: for the next order. */
    recommended: async (ctx: SiteContext, member: Member, most: number) => {
      const found = await views.load(ctx, member);
      const codes = found.flatMap(({ subscription }) =>
        ended(subscription) ? [] : subscription.lines.map(({ code }) => code),
      );
      const own = new Set(codes.map((code) => catalog.variant(ctx.site.id, code)?.productCode ?? code));
      const pools = [...own, 'beverages'].map((context) =>
        catalog.productLookup.poolOf(ctx, context, CANDIDATES),
      );
      const pool = new Set((await Promise.all(pools)).flat());
      const fit = [...pool].filter(
        (code) => !own.has(code) && catalog.productLookup.canBeDelivered(ctx, code),
      );
      return catalog.productLookup.cards(ctx, fit.slice(0, most), 'FULL');
    },
  };
}
