import { PRICE_GROUP_KEY } from './visitor.ts';

/**
 * `fetch` for a customer of a price segment: reads without a log-in token carry the segment's token, so that the answer
 * has the segment's prices. A refused one is removed, and public prices are read.
 */
export async function pricedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const group = sessionStorage.getItem(PRICE_GROUP_KEY);
  const { method, headers, url } = request;
  const isPriced = method === 'GET' && !headers.has('authorization') && url.includes('/rest/v2/');
  if (!group || !isPriced) return fetch(request);
  headers.set('x-price-group', group);
  const answer = await fetch(request.clone());
  if (answer.status !== 401) return answer;
  sessionStorage.removeItem(PRICE_GROUP_KEY);
  headers.delete('x-price-group');
  return fetch(request);
}
