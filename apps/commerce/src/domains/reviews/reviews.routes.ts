import { Type } from 'typebox';
import {
  CallQuery,
  errorResponses,
  IdempotencyHeaders,
  keepPrivate,
  UserParams,
} from '#domains/cart/index.ts';
import { type App, answerOnce, limited, requireCustomer, requireShopper } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { ListQuery, OwnParams, ProductParams, ReviewParams, reviewSchemas } from './reviews.schemas.ts';
import type { ReviewQuery, ReviewsService } from './reviews.service.ts';
import type { ReviewInput } from './reviews.types.ts';

const tags = ['reviews'];

interface RouteNeeds {
  platform: Platform;
  reviews: ReviewsService;
}

/** Registers the calls by which reviews are read, written, reported and removed. */
export function registerReviewRoutes(platform: Platform, reviews: ReviewsService): void {
  for (const schema of reviewSchemas) platform.app.addSchema(schema);
  const needs: RouteNeeds = { platform, reviews };
  platform.siteRoutes((routes) => registerReading(routes, needs));
  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    registerWriting(routes, needs);
    registerReporting(routes, needs);
    registerOwn(routes, needs);
  });
}

function registerReading(routes: App, { reviews }: RouteNeeds): void {
  routes.get<{ Params: { code: string }; Querystring: ReviewQuery }>(
    '/products/:code/reviews',
    {
      schema: {
        ...{ tags, params: ProductParams, querystring: ListQuery, operationId: 'getReviews' },
        summary: 'Published reviews of a product, with what all of them come to',
        response: { 200: Type.Ref('ReviewPage'), ...errorResponses(400, 404) },
      },
    },
    async ({ ctx, params, query }, reply) => {
      const tellCaches = reviews.needs.catalog.beginAnswer(ctx.site.id);
      const { code, found } = await reviews.ofProduct(ctx, params.code, query);
      tellCaches(reply, [code]);
      return found;
    },
  );
}

function registerWriting(routes: App, { platform: { idempotency }, reviews }: RouteNeeds): void {
  routes.post<{ Params: { code: string }; Body: ReviewInput & { token?: string } }>(
    '/products/:code/reviews',
    {
      config: limited('form'),
      schema: {
        ...{ tags, params: ProductParams, querystring: CallQuery, operationId: 'writeReview' },
        summary: 'Review a product that has arrived, once: logged in, or with the token of the mailed link',
        headers: IdempotencyHeaders,
        body: Type.Ref('NewReview'),
        response: { 201: Type.Ref('ReviewWritten'), ...errorResponses(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      requireShopper(request);
      const { ctx, params, body } = request;
      const owner = ctx.customerId ?? body.token ?? 'anonymous';
      const options = { operation: `writeReview/${params.code}`, owner: owner.slice(-64), status: 201 };
      return answerOnce(idempotency.inTransaction, request, reply, options, () =>
        reviews.write(ctx, params.code, body),
      );
    },
  );

  routes.post<{ Body: { token: string } }>(
    '/reviews/link',
    {
      config: limited('mailedLink'),
      schema: {
        ...{ tags, querystring: CallQuery, body: Type.Ref('ReviewLink'), operationId: 'openReviewLink' },
        params: Type.Object({ site: Type.String() }),
        summary: 'What of the order of a mailed link waits for a review',
        response: { 200: Type.Ref('LinkedReviews'), ...errorResponses(400, 404, 429) },
      },
    },
    async ({ ctx, body }) => reviews.byLink(ctx, body.token),
  );
}

function registerReporting(routes: App, { platform: { db }, reviews }: RouteNeeds): void {
  routes.post<{ Params: { code: string; id: string } }>(
    '/products/:code/reviews/:id/report',
    {
      config: limited('form'),
      schema: {
        ...{ tags, params: ReviewParams, querystring: CallQuery, operationId: 'reportReview' },
        summary: 'Say that a review should not be there; several networks that do have it held for a look',
        response: { 200: Type.Ref('ReviewDone'), ...errorResponses(400, 404, 429) },
      },
    },
    async ({ ctx, params: { code, id }, ip }) =>
      db.transaction(() => reviews.report(ctx, { id, productCode: code, ip })),
  );
}

function registerOwn(routes: App, { platform: { db }, reviews }: RouteNeeds): void {
  routes.get(
    '/users/:user/reviews',
    {
      schema: {
        ...{ tags, params: UserParams, querystring: CallQuery, operationId: 'getOwnReviews' },
        summary: 'What a customer has written, and what of the orders waits for a review',
        response: { 200: Type.Ref('OwnReviews'), ...errorResponses(400, 401, 403, 404) },
      },
    },
    async (request) => reviews.ofCustomer(requireCustomer(request)),
  );

  routes.delete<{ Params: { user: string; id: string } }>(
    '/users/:user/reviews/:id',
    {
      schema: {
        ...{ tags, params: OwnParams, querystring: CallQuery, operationId: 'removeReview' },
        summary: 'Remove a review of one’s own',
        response: { 200: Type.Ref('ReviewDone'), ...errorResponses(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const ctx = requireCustomer(request);
      return db.transaction(() => reviews.removeOwn(ctx, request.params.id));
    },
  );
}
