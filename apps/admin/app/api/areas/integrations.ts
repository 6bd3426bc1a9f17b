/** Secrets of integrations, answered once and kept nowhere, and what was sent to them. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, path } from '../client.ts';
import type { Answer, Body, Delivery, SecretKind } from '../types.ts';

export const secretsQuery = (site: string, key: string) =>
  queryOptions({
    queryKey: ['integration', site, key, 'secrets'],
    queryFn: async ({ signal }) =>
      (
        await call<Answer<'adminListIntegrationSecrets'>>(path(site, 'integrations', key, 'secrets'), {
          signal,
        })
      ).secrets,
  });

export const makeSecret = (
  site: string,
  key: string,
  kind: SecretKind,
): Promise<Answer<'adminMakeIntegrationSecret', 201>> =>
  call(path(site, 'integrations', key, 'secrets'), { method: 'POST', body: { kind } });

export const endSecret = (site: string, key: string, id: string): Promise<void> =>
  call(path(site, 'integrations', key, 'secrets', id), { method: 'DELETE' });

export const sentQuery = (site: string, key: string, state: Delivery['state'] | '') =>
  infiniteQueryOptions({
    queryKey: ['integration', site, key, 'sent', state],
    queryFn: ({ pageParam, signal }) =>
      call<Answer<'adminListIntegrationDeliveries'>>(path(site, 'integrations', key, 'deliveries'), {
        ...{ signal, query: { state, before: pageParam } },
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
  });

export const sendAgain = (site: string, key: string, event: number): Promise<Delivery> =>
  call(path(site, 'integrations', key, 'deliveries', String(event), 'again'), { method: 'POST' });

export const replay = (
  site: string,
  key: string,
  body: Body<'adminReplayIntegration'>,
): Promise<Answer<'adminReplayIntegration', 202>> =>
  call(path(site, 'integrations', key, 'replay'), { method: 'POST', body });
