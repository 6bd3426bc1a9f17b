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
 * Tells caches under which tags they may keep an answer from the catalogue in memory. One that was begun while that was behind
 * the database is not to be kept, `X-Valid-Until` in the past: caches have dropped the tags already, and would keep what is old
 * until the next change.
 */
export function tellCaches(
  reply: FastifyReply,
  { site, stale }: { site: string; stale: boolean },
  tags: readonly string[],
): void {
  reply.header('Cache-Tag', [`site:${site}`, ...tags].join(' '));
  if (stale) reply.header('X-Valid-Until', new Date(0).toISOString());
}

/** Sends finished JSON with its cache tags; `invalid-cache-response: true` says that it is not to be kept. */
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
  const { stale } = scope;
  tellCaches(reply, { site: id, stale }, [...content, ...categories, ...products]);
  reply.header('invalid-cache-response', String(stale));
  reply.header('Content-Type', JSON_TYPE);
  // Text and bytes go out as they are: the products in them were serialised once, when they last changed.
  const whole = typeof json === 'string' || Buffer.isBuffer(json);
  return reply.send(whole ? json : pooledBytes(json, reply.raw)) as never;
}
