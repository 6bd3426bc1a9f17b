/** How the catalogue answers: finished JSON, and what a page cache needs to know about it. */
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { Scope } from '../catalog.types.ts';
import type { Json } from '../read-model/cards.presenter.ts';
import { categoryTag, productTag } from '../read-model/tags.rules.ts';
import { pooledBytes } from './buffer-pool.service.ts';

export const errors = { 400: Type.Ref('ErrorList'), 404: Type.Ref('ErrorList') };

const JSON_TYPE = 'application/json; charset=utf-8';
/** Headers stay below what proxies take; a list this long is dropped with its site. */
const MOST_PRODUCT_TAGS = 60;

/**
 * Sends finished JSON with its cache tags. While the catalogue in memory is behind the database the answer says
 * that it is not to be kept: `invalid-cache-response: true`, and `X-Valid-Until` in the past.
 */
export function sendJson(
  reply: FastifyReply,
  scope: Scope,
  json: Json | readonly Json[],
  tags: { products?: readonly string[]; categories?: readonly string[]; content?: boolean } = {},
): never {
  const { id } = scope.site;
  const categories = (tags.categories ?? []).map((code) => categoryTag(id, code));
  const products = (tags.products ?? []).slice(0, MOST_PRODUCT_TAGS).map((code) => productTag(id, code));
  const content = tags.content ? [`cms:${id}`] : [];
  reply.header('Cache-Tag', [`site:${id}`, ...content, ...categories, ...products].join(' '));
  reply.header('invalid-cache-response', String(scope.snapshot.stale));
  if (scope.snapshot.stale) reply.header('X-Valid-Until', new Date(0).toISOString());
  reply.header('Content-Type', JSON_TYPE);
  // Text and bytes go out as they are: the products in them were serialised once, when they last changed.
  const whole = typeof json === 'string' || Buffer.isBuffer(json);
  return reply.send(whole ? json : pooledBytes(json, reply.raw)) as never;
}
