import type { FakeAnswer, FakeIntent, FakeState } from './fake.types.ts';

export const newId = (state: FakeState, prefix: string): string => {
  state.count += 1;
  return `${prefix}_${state.count}`;
};

/** What Stripe answers of an intent; what is the fake's own is left out. */
export function shown({ keeps: _keeps, last_error, ...intent }: FakeIntent): Record<string, unknown> {
  const error = {
    [intent.object === 'payment_intent' ? 'last_payment_error' : 'last_setup_error']: last_error,
  };
  const { behaviour: _behaviour, ...method } = intent.payment_method ?? {};
  return { ...intent, ...error, payment_method: intent.payment_method ? method : null };
}

export const ok = (body: unknown): FakeAnswer => ({ status: 200, body });

export const refused = (code: string, message = code, type = 'invalid_request_error'): FakeAnswer => ({
  status: 400,
  body: { error: { type, code, message } },
});

export const missing = (id: string): FakeAnswer => ({
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such: ${id}` } },
});

/** Sends an event about something, as it is now. */
export function emit(state: FakeState, type: string, object: Record<string, unknown>): void {
  state.events.push({
    id: newId(state, 'evt'),
    object: 'event',
    type,
    created: Math.floor(state.now().getTime() / 1000),
    data: { object: structuredClone(object) },
  });
}

/** `metadata[name]=value` of a call. */
export function metadataOf(params: URLSearchParams): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of params) {
    const [, field] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
    if (field) found[field] = value;
  }
  return found;
}
