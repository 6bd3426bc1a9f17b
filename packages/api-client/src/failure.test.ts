import { afterEach, beforeEach, expect, it } from 'vitest';
import { reply, startUpstream, thrownBy, type Upstream } from '../test/upstream.ts';
import { bodyOf } from './index.ts';

let upstream: Upstream;
beforeEach(async () => {
  upstream = await startUpstream();
});
afterEach(() => upstream.stop());

it('keeps the body of a thrown response at hand', async () => {
  const body = { errors: [{ type: 'CartChangedError', message: 'Look again.' }] };
  upstream.answers.push(reply(409, body));
  const thrown = await thrownBy(upstream.client().post('/a'));
  expect(bodyOf(thrown as Response)).toEqual(body);
  const withStatus = await thrownBy(upstream.client().post('/a', { call: { throwStatus: true } }));
  expect(bodyOf((withStatus as { error: Response }).error)).toEqual(body);
});
