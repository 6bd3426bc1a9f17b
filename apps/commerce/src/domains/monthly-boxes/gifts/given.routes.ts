import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { CallQuery, errorResponses, IdempotencyHeaders } from '#domains/cart/index.ts';
import type { AddressInput } from '#domains/checkout/index.ts';
import { type App, answerOnce, limited } from '#platform/http/index.ts';
import { unitsOf } from '../contents/contents.rules.ts';
import type { AskedProduct } from '../contents/contents.service.ts';
import type { BoxNeeds } from '../monthly-boxes.deps.ts';
import { boxErrors } from '../monthly-boxes.errors.ts';
import { presentProducts } from '../monthly-boxes.presenter.ts';
import { GiftHeaders } from '../monthly-boxes.schemas.ts';
import type { Gift, MonthlyBox } from '../monthly-boxes.types.ts';
import { edit } from '../subscription/editing.service.ts';
import { isOpen } from '../subscription/schedule.rules.ts';
import { hasEnded } from '../subscription/subscription.rules.ts';

type GivenBox = MonthlyBox & { gift: Gift };

const shared = { tags: ['campaigns'], querystring: CallQuery };

/** Registers what the recipient of a gift does by the link in the mail, without an account. */
export function registerGiven(routes: App, needs: BoxNeeds): void {
  routes.get(
    '/givenBox',
    {
      config: limited('link'),
      schema: {
        ...{ ...shared, headers: GiftHeaders },
        operationId: 'getGivenBox',
        summary: 'A monthly box that somebody is given, by the link in the mail',
        response: { 200: Type.Ref('GivenBox'), ...errorResponses(400, 401, 404, 429) },
      },
    },
    async (request) => present(needs, request, await given(needs, request)),
  );

  routes.post<{ Body: { products?: AskedProduct[]; deliveryAddress?: AddressInput } }>(
    '/givenBox',
    {
      config: limited('link'),
      schema: {
        ...{ ...shared, headers: Type.Intersect([GiftHeaders, IdempotencyHeaders]) },
        operationId: 'changeGivenBox',
        summary: 'Choose what is in a box that somebody is given, or where it goes, until the cut-off',
        body: Type.Ref('ChangeGivenBox'),
        response: { 200: Type.Ref('GivenBox'), ...errorResponses(400, 401, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      const { ctx, body } = request;
      const { id, customerId } = await given(needs, request);
      const to = body.deliveryAddress && needs.checkout.requireAddress(ctx, body.deliveryAddress);
      const ask = {
        ...(body.products && { products: body.products }),
        ...(to && { deliveryAddress: to }),
      };
      const options = { operation: 'changeGivenBox', owner: id };
      return answerOnce(needs.platform.idempotency.inTransaction, request, reply, options, async () => {
        const changed = await edit(needs, { ...ctx, customerId }, id, ask);
        return present(needs, request, requireGift(request, changed));
      });
    },
  );
}

/** The box of a call's link. @throws {OccError} 401 for a link that is not valid; 404 where there is no box any more. */
async function given(
  { giftLinks, platform, repository }: BoxNeeds,
  request: FastifyRequest,
): Promise<GivenBox> {
  const { ctx, headers } = request;
  const id = giftLinks.read(ctx.site.id, String(headers['x-gift-token']), platform.clock.now());
  if (id === undefined) throw boxErrors.giftLink(ctx.language);
  return requireGift(request, await repository.byId(id));
}

function requireGift({ ctx }: FastifyRequest, box: MonthlyBox | undefined): GivenBox {
  if (!box?.gift) throw boxErrors.giftLink(ctx.language);
  return { ...box, gift: box.gift };
}

function present(needs: BoxNeeds, { ctx }: FastifyRequest, box: GivenBox) {
  const { gift, boxes, month, nextDate, cutOffAt, contents = [], chosen, deliveryAddress } = box;
  const { firstName, lastName, town, region } = deliveryAddress;
  const isOver = hasEnded(box);
  return {
    ...{ boxes, months: gift.months, monthsLeft: isOver ? 0 : Math.max(0, gift.months - month) },
    ...(gift.recipientName === undefined ? {} : { recipientName: gift.recipientName }),
    message: gift.message,
    ...(nextDate === undefined ? {} : { nextBilling: nextDate }),
    ...(cutOffAt === undefined ? {} : { cutOff: cutOffAt.toISOString() }),
    canChange: !isOver && isOpen(box, needs.platform.clock.now()),
    shipsTo: { firstName, lastName, town, region },
    products: presentProducts(needs, ctx, contents),
    missing: boxes - unitsOf(contents),
    chosen,
  };
}
