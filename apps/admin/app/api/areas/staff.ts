/** Who works for the shop. One-time links are answered once and kept nowhere. */
import { queryOptions } from '@tanstack/react-query';
import { call, path } from '../client.ts';
import type { Answer, Me, SetUpLink } from '../types.ts';

export const staffQuery = queryOptions({
  queryKey: ['staff'],
  queryFn: async ({ signal }) => (await call<Answer<'adminListStaff'>>('staff', { signal })).staff,
});

export const addStaff = (body: { email: string; role: Me['role'] }): Promise<SetUpLink> =>
  call('staff', { method: 'POST', body });

export const renewStaff = (id: string): Promise<SetUpLink> =>
  call(path('staff', id, 'link'), { method: 'POST' });

export const removeStaff = (id: string): Promise<void> => call(path('staff', id), { method: 'DELETE' });
