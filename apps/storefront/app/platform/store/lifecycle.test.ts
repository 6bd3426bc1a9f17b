import type { ApiClient } from '@crema/api-client';
import { createAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { createArea } from './lifecycle.ts';
import { makeStore, serialiseState } from './store.ts';

const newStore = () => makeStore({ api: {} as ApiClient, log: () => {} });

/** An area whose loads are answered by hand, in any order. */
function byHand(name: string, options: { keepData?: boolean } = {}) {
  const pending = new Map<string, { resolve(value: string): void; reject(error: unknown): void }>();
  const area = createArea({
    name,
    ...options,
    load: (arg: string) => new Promise<string>((resolve, reject) => pending.set(arg, { resolve, reject })),
  });
  return { area, answer: (arg: string) => pending.get(arg) };
}

describe('a data area', () => {
  it('begins, then succeeds', async () => {
    // covers: S3.130
    const { area, answer } = byHand('begins');
    const store = newStore();
    const loaded = store.dispatch(area.load('a'));
    expect(area.select(store.getState())).toMatchObject({
      loading: true,
      success: false,
      error: null,
      data: null,
    });
    answer('a')?.resolve('A');
    expect(await loaded).toMatchObject({ loading: false, success: true, error: null, data: 'A' });
  });

  it('begins, then fails, keeping what the call threw as it can be stored', async () => {
    const { area, answer } = byHand('fails');
    const store = newStore();
    const loaded = store.dispatch(area.load('a'));
    answer('a')?.reject({ error: { errors: [{ type: 'ValidationError', message: 'no' }] }, status: 400 });
    expect(await loaded).toMatchObject({
      loading: false,
      success: false,
      error: { status: 400, errors: [{ type: 'ValidationError', message: 'no' }] },
    });
  });

  it('clears an error when it begins again', async () => {
    const { area, answer } = byHand('again');
    const store = newStore();
    const first = store.dispatch(area.load('a'));
    answer('a')?.reject(new Response(null, { status: 503 }));
    expect((await first).error).toEqual({ status: 503, errors: [] });
    void store.dispatch(area.load('a'));
    expect(area.select(store.getState())).toMatchObject({ loading: true, error: null });
  });

  it('drops an answer that a later load has overtaken', async () => {
    const { area, answer } = byHand('overtaken');
    const store = newStore();
    const [first, second] = [store.dispatch(area.load('a')), store.dispatch(area.load('b'))];
    answer('b')?.resolve('B');
    await second;
    answer('a')?.resolve('A');
    await first;
    expect(area.select(store.getState())).toMatchObject({ data: 'B', loading: false });
  });

  it('forgets the data of another key while loading, unless told to keep it', async () => {
    for (const keepData of [false, true]) {
      const { area, answer } = byHand(`keeps ${keepData}`, { keepData });
      const store = newStore();
      const first = store.dispatch(area.load('a'));
      answer('a')?.resolve('A');
      await first;
      void store.dispatch(area.load('b'));
      expect(area.select(store.getState()).data).toBe(keepData ? 'A' : null);
    }
  });

  it('is ensured once for a key, and again after a failure', async () => {
    let loads = 0;
    const area = createArea({
      name: 'ensured',
      load: async (arg: string) => {
        loads += 1;
        if (loads === 1) throw new TypeError('network');
        return arg;
      },
    });
    const store = newStore();
    await store.dispatch(area.ensure('a'));
    await Promise.all([store.dispatch(area.ensure('a')), store.dispatch(area.ensure('a'))]);
    await store.dispatch(area.ensure('a'));
    expect(loads).toBe(2);
  });

  it('reacts to what other features tell', () => {
    const told = createAction<string>('other/told');
    const area = createArea({
      name: 'reacts',
      load: async (_: null) => 'loaded',
      extra: (on) => [on(told, (area, data) => ({ ...area, data }))],
    });
    const store = newStore();
    store.dispatch(told('news'));
    expect(area.select(store.getState()).data).toBe('news');
    store.dispatch(area.actions.reset());
    expect(area.select(store.getState()).data).toBeNull();
  });

  it('is one store’s own', async () => {
    const area = createArea({ name: 'own', load: async (arg: string) => arg });
    const [one, other] = [newStore(), newStore()];
    await one.dispatch(area.load('a'));
    expect(area.select(other.getState()).data).toBeNull();
  });
});

describe('the serialised state', () => {
  it('brings a store back as it was, with nothing that could end its script', async () => {
    const area = createArea({ name: 'serialised', load: async (arg: string) => arg });
    const store = newStore();
    await store.dispatch(area.load('</script><!--<script>\u2028'));
    const text = serialiseState(store.getState());
    expect(text).not.toContain('<');
    const again = makeStore({ api: {} as ApiClient, log: () => {} }, JSON.parse(text));
    expect(area.select(again.getState())).toEqual(area.select(store.getState()));
  });

  it('leaves out what was never touched', () => {
    createArea({ name: 'untouched', load: async (arg: string) => arg });
    expect(serialiseState(newStore().getState())).toBe('{}');
  });
});
