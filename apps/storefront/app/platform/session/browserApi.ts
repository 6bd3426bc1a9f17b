import { type ApiClient, createApiClient } from '@crema/api-client';
import { logEvent } from '../logging/clientLogger.ts';
import { visitCorrelationId } from './correlation.ts';
import { PRODUCT_AGENT } from './productAgent.ts';

/** The browser's API client: same origin, so that SESSION and utag_main travel as the cookies they are. */
export function browserApi(): ApiClient {
  return createApiClient({
    baseUrl: '',
    fetch: (input, init) => fetch(input, init),
    agent: PRODUCT_AGENT,
    correlationId: visitCorrelationId,
    onFailure: ({ category, method, url, status, final }) =>
      logEvent({
        type: category === '5xx' ? 'API_FAILURE_5XX' : 'API_FAILURE_4XX',
        severity: 'medium',
        category,
        eventType: 'api-failure',
        message: `${method} ${status ?? 'no answer'}`,
        requestUrl: url,
        extraInfo: { final },
      }),
  });
}
