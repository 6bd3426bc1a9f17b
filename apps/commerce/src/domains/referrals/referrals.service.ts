import { SITE_IDS, type SiteId } from '@crema/brands';
import { normaliseEmail } from '#domains/coupons/index.ts';
import { daysLater } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { creditDue, defineCredits, orderHooks, ownReferral } from './crediting/crediting.service.ts';
import { decide, held } from './crediting/deciding.service.ts';
import { isOn, type ReferralNeeds, type ReferralsServices } from './referrals.deps.ts';
import { invitationId } from './referrals.emails.ts';
import { referralErrors } from './referrals.messages.ts';
import { presentReferral, presentTerms } from './referrals.presenter.ts';
import { referralsRepository } from './referrals.repository.ts';
import type { Invitation, Sender } from './referrals.types.ts';
import { defineInvitations, submit } from './sending/sending.service.ts';

type CustomerContext = SiteContext & { customerId: string };

const isAgent = ({ caller }: SiteContext): boolean => caller.kind === 'agent';

export function referralsService(platform: Platform, services: ReferralsServices) {
  const repository = referralsRepository(platform.db);
  const needs: ReferralNeeds = { platform, repository, ...services };
  const { content, coupons, orders } = services;
  defineInvitations(needs);
  defineCredits(needs);
  coupons.addCheck(ownReferral(needs));
  orders.addHooks(orderHooks(needs));

  /** @throws 404 where the site has no referrals. */
  const requireOn = ({ site, language }: SiteContext): void => {
    if (!isOn(needs, site.id)) throw referralErrors.off(language);
  };

  const expire = async (): Promise<void> => {
    for (const site of SITE_IDS) {
      const { referralKeepDays } = content.configuration(site);
      await repository.expire(site, daysLater(platform.clock.now(), -referralKeepDays));
    }
  };
  platform.jobs.define('referrals.expire', expire, { cron: '53 3 * * *' });

  return {
    /** Refers a friend; see `sending.service.ts`. @throws 400, 404, 429. */
    submit: async (ctx: CustomerContext, input: Invitation & { ip: string }) => {
      requireOn(ctx);
      return submit(needs, ctx, input);
    },

    /** A page of what a customer has sent, newest first. @throws 404. */
    page: async (ctx: CustomerContext, currentPage: number, pageSize: number) => {
      requireOn(ctx);
      const { site, language, customerId } = ctx;
      const owner = { site: site.id, customerId };
      const { referrals, total } = await repository.page(owner, currentPage * pageSize, pageSize);
      const view = { language, forAgent: isAgent(ctx) };
      return {
        referrals: referrals.map((referral) => presentReferral(referral, view)),
        terms: presentTerms(content.configuration(site.id), site.id, language),
        pagination: {
          ...{ currentPage, pageSize, totalPages: Math.ceil(total / pageSize), totalResults: total },
        },
      };
    },

    /** An agent's decision on a held referral. @throws 400, 404, 409. */
    decide: async (ctx: CustomerContext, id: string, decision: Parameters<typeof decide>[3]) => {
      requireOn(ctx);
      const referral = await decide(needs, ctx, id, decision);
      return presentReferral(referral, { language: ctx.language, forAgent: true });
    },

    /** The same in the back office, of any customer of the site. @throws 400, 404, 409. */
    decideAsStaff: async (ctx: SiteContext, id: string, decision: Parameters<typeof decide>[3]) => {
      requireOn(ctx);
      const known = await repository.byId(id);
      if (!known) throw referralErrors.unknown(ctx.language, id);
      await decide(needs, { ...ctx, customerId: known.customerId }, id, decision);
    },

    /** What a sender gets for a friend who ordered, in minor units. */
    creditOf: (site: SiteId): number => content.configuration(site).referralCreditAmount,

    /** What waits for an agent at a site, with who sent it. */
    held: (site: SiteId) => held(needs, site),
    /** Credits what is due; the job does it every hour. */
    creditDue: () => creditDue(needs),

    /** Forgets whom customers have referred long ago; the job does it every day. */
    expire,

    /** What a customer has sent, and what others have sent to a proved address of theirs. */
    ofPerson: async (sender: Sender, email: string | undefined) => ({
      sent: await repository.ofSender(sender),
      received: email ? await repository.toAddress(sender.site, normaliseEmail(email)) : [],
    }),

    /** Forgets a sender with all that they sent. */
    forgetSender: async (sender: Sender): Promise<void> => void (await repository.forgetSender(sender)),
    /** Forgets a friend's address, with the message and the mail to it. Answers how many referrals named it. */
    forgetFriend: (site: SiteId, email: string): Promise<number> =>
      platform.db.transaction(async () => {
        const ids = await repository.forgetFriend(site, normaliseEmail(email));
        await platform.outbox.forget(...ids.map(invitationId));
        return ids.length;
      }),
  };
}

export type ReferralsService = ReturnType<typeof referralsService>;
