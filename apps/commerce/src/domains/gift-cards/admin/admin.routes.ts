import { type Static, Type } from 'typebox';
import { errorResponses } from '#domains/cart/index.ts';
import { type App, answerOnce } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { CardParams, KeyHeader, LangQuery, ListQuery, SiteParams, VoidBody } from './admin.schemas.ts';
import type { GiftCardsAdmin } from './admin.service.ts';

const tags = ['admin'];
const card = { 200: Type.Ref('AdminGiftCard') };

/** Registers the gift cards of a site for staff. */
export function registerGiftCardsAdmin(
  { admin, idempotency }: Pick<Platform, 'admin' | 'idempotency'>,
  giftCards: GiftCardsAdmin,
): void {
  admin.siteRoutes((routes) => {
    registerReads(routes, giftCards);
    registerActions(routes, idempotency, giftCards);
  });
}

function registerReads(routes: App, giftCards: GiftCardsAdmin): void {
  routes.get<{ Params: Static<typeof SiteParams>; Querystring: Static<typeof ListQuery> }>(
    '/gift-cards',
    {
      schema: {
        ...{ tags, params: SiteParams, querystring: ListQuery, operationId: 'adminListGiftCards' },
        summary: 'Gift cards of a site, latest first, and what the site owes in all of them',
        response: { 200: Type.Ref('AdminGiftCards'), ...errorResponses(400, 401, 403, 404) },
      },
    },
    async ({ ctx, query: { q, after = '0' } }) => giftCards.list(ctx, { q, page: Number(after) }),
  );

  routes.get<{ Params: Static<typeof CardParams> }>(
    '/gift-cards/:id',
    {
      schema: {
        ...{ tags, params: CardParams, querystring: LangQuery, operationId: 'adminGetGiftCard' },
        summary: 'A gift card: what is on it, and how that came about',
        response: { ...card, ...errorResponses(400, 401, 403, 404) },
      },
    },
    async ({ ctx, params }) => giftCards.shown(ctx, params.id.toLowerCase()),
  );
}

function registerActions(routes: App, idempotency: Platform['idempotency'], giftCards: GiftCardsAdmin): void {
  const call = { tags, params: CardParams, querystring: LangQuery, headers: KeyHeader };
  const response = { ...card, ...errorResponses(400, 401, 403, 404, 409) };

  routes.post<{ Params: Static<typeof CardParams>; Body: Static<typeof VoidBody> }>(
    '/gift-cards/:id/void',
    {
      schema: {
        ...{ ...call, body: VoidBody, operationId: 'adminVoidGiftCard', response },
        summary: 'End a gift card with what is left on it, and say why',
      },
    },
    async (request, reply) => {
      const id = request.params.id.toLowerCase();
      const options = { operation: 'adminVoidGiftCard', owner: id, required: true };
      return answerOnce(idempotency.inTransaction, request, reply, options, () =>
        giftCards.void(request.ctx, id, request.body.reason.trim()),
      );
    },
  );

  routes.post<{ Params: Static<typeof CardParams> }>(
    '/gift-cards/:id/send',
    {
      schema: {
        ...{ ...call, operationId: 'adminSendGiftCard', response },
        summary: 'Mail a gift card again, with a new code in place of the one before',
      },
    },
    async (request, reply) => {
      const id = request.params.id.toLowerCase();
      const options = { operation: 'adminSendGiftCard', owner: id, required: true };
      return answerOnce(idempotency.inTransaction, request, reply, options, () =>
        giftCards.send(request.ctx, id),
      );
    },
  );
}
