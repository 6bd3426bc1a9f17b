import { Type } from 'typebox';
import {
  CallQuery,
  errorResponses,
  IdempotencyHeaders,
  keepPrivate,
  UserParams,
} from '#domains/cart/index.ts';
import { type App, answerOnce, requireCustomer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { DeleteQuery, RecipeParams, recipeSchemas } from './recipes.schemas.ts';
import type { RecipesService } from './recipes.service.ts';
import type { RecipeDesign } from './recipes.types.ts';

const tags = ['recipes'];
const call = { tags, params: UserParams, querystring: CallQuery };

interface RecipeRouteNeeds {
  platform: Platform;
  recipes: RecipesService;
}

/** Registers the calls by which drinks are designed, kept, changed and shared. */
export function registerRecipeRoutes(platform: Platform, recipes: RecipesService): void {
  for (const schema of recipeSchemas) platform.app.addSchema(schema);
  const needs: RecipeRouteNeeds = { platform, recipes };
  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    registerReading(routes, needs);
    registerWriting(routes, needs);
    registerRemoving(routes, needs);
    registerShared(routes, needs);
  });
}

function registerReading(routes: App, { recipes }: RecipeRouteNeeds): void {
  routes.get(
    '/users/:user/recipes',
    {
      schema: {
        ...call,
        operationId: 'getRecipes',
        summary: 'The drinks that a customer has designed',
        response: { 200: Type.Ref('RecipeList'), ...errorResponses(400, 401, 403) },
      },
    },
    (request) => recipes.list(requireCustomer(request)),
  );

  routes.get(
    '/users/:user/recipes/openDesignSpectrum',
    {
      schema: {
        ...call,
        operationId: 'openDesignSpectrum',
        summary: 'What can be chosen for a drink: pods, sizes, strengths, milks, syrups, toppings and cups',
        response: { 200: Type.Ref('DesignSpectrum'), ...errorResponses(400, 401, 403) },
      },
    },
    async (request) => recipes.spectrum(request.ctx),
  );
}

function registerWriting(routes: App, { platform: { idempotency }, recipes }: RecipeRouteNeeds): void {
  routes.post<{ Body: RecipeDesign }>(
    '/users/:user/recipes/saveRecipe',
    {
      schema: {
        ...call,
        operationId: 'saveRecipe',
        summary: 'Keep a new drink',
        headers: IdempotencyHeaders,
        body: Type.Ref('NewRecipe'),
        response: { 201: Type.Ref('Recipe'), ...errorResponses(400, 401, 403, 409) },
      },
    },
    async (request, reply) => {
      const ctx = requireCustomer(request);
      const options = { operation: 'saveRecipe', owner: ctx.customerId, status: 201 };
      return answerOnce(idempotency.inTransaction, request, reply, options, () =>
        recipes.save(ctx, request.body),
      );
    },
  );

  routes.put<{ Body: RecipeDesign & { recipeId: string } }>(
    '/users/:user/recipes/updateRecipe',
    {
      schema: {
        ...call,
        operationId: 'updateRecipe',
        summary: 'Change a drink of one’s own, as a whole',
        headers: IdempotencyHeaders,
        body: Type.Ref('RecipeChange'),
        response: { 200: Type.Ref('Recipe'), ...errorResponses(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const ctx = requireCustomer(request);
      const options = { operation: 'updateRecipe', owner: ctx.customerId };
      return answerOnce(idempotency.inTransaction, request, reply, options, () =>
        recipes.update(ctx, request.body),
      );
    },
  );
}

function registerRemoving(routes: App, { platform: { idempotency }, recipes }: RecipeRouteNeeds): void {
  routes.get<{ Querystring: { recipeId: string } }>(
    '/users/:user/recipes/deleteRecipe',
    {
      schema: {
        ...call,
        operationId: 'deleteRecipe',
        summary: 'Remove a drink of one’s own; its link shows nothing from then on',
        headers: IdempotencyHeaders,
        querystring: DeleteQuery,
        response: { 200: Type.Ref('RecipeRemoved'), ...errorResponses(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const ctx = requireCustomer(request);
      const { recipeId } = request.query;
      // The recipe is part of the address, and so of what the key stands for.
      const options = { operation: `deleteRecipe/${recipeId}`, owner: ctx.customerId };
      return answerOnce(idempotency.inTransaction, request, reply, options, () =>
        recipes.remove(ctx, recipeId),
      );
    },
  );
}

function registerShared(routes: App, { recipes }: RecipeRouteNeeds): void {
  const shared = { tags, params: RecipeParams, querystring: CallQuery };
  routes.get(
    '/recipes/:recipeId',
    {
      schema: {
        ...shared,
        operationId: 'getSharedRecipe',
        summary: 'A drink, for whoever has its link',
        response: { 200: Type.Ref('Recipe'), ...errorResponses(400, 404) },
      },
    },
    (request) => recipes.shared(request.ctx, request.params.recipeId),
  );

  routes.get(
    '/recipes/:recipeId/picture',
    {
      schema: {
        ...shared,
        operationId: 'getRecipePicture',
        summary: 'The picture of a drink, an SVG',
        response: errorResponses(400, 404),
      },
    },
    async (request, reply) => {
      const svg = await recipes.picture(request.ctx, request.params.recipeId);
      return reply
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .type('image/svg+xml; charset=utf-8')
        .send(svg as never);
    },
  );
}
