import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ConnectionLost, statusOf } from '../api/errors.ts';

/** Answers of the engine in memory. A session that has ended shows the log-in, whichever call finds it out. */
export function createQueries(): QueryClient {
  const onError = (error: Error): void => {
    if (statusOf(error) === 401) queries.setQueriesData({ queryKey: ['me'] }, null);
  };
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // The engine's refusals stay the same; a lost connection may be back.
        retry: (count, error) => error instanceof ConnectionLost && count < 1,
        retryDelay: 800,
        // The browser's idea of being online is often wrong: an attempt says more.
        networkMode: 'always',
        staleTime: 5_000,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return queries;
}
