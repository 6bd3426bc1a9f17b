import {
  forgetActing,
  forgetAgent,
  keepActing,
  keepSignIn,
  readActing,
  readSignIn,
} from '#app/platform/session/agent/agentSession.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import { agentApi } from './agentApi.ts';

/** A customer that a search found. */
export interface FoundCustomer {
  customerId: string;
  email: string;
  firstName: string;
  lastName: string;
  customerSince: string;
}

export interface FoundPage {
  customers: FoundCustomer[];
  currentPage: number;
  totalPages: number;
  totalResults: number;
}

const BEARER = { bearer: true, throwStatus: true } as const;

async function failureOf(work: () => Promise<void>): Promise<Failure | null> {
  try {
    await work();
    return null;
  } catch (thrown) {
    return toFailure(thrown);
  }
}

/** Logs an agent in for this tab. Answers what went wrong, if something did. */
export const logInAgent =
  (body: { email: string; password: string; code: string }): AppThunk<Promise<Failure | null>> =>
  (_dispatch, getState, { api }) =>
    failureOf(async () => {
      const { site, language } = siteOf(getState());
      const { data } = await api.post('/api/auth/agent/login', {
        params: { query: { site, lang: language } },
        body,
        call: { throwStatus: true },
      });
      keepSignIn(data.access_token, data.expires_in);
    });

/** A page of the customers whose name or address holds the words. */
export const searchCustomers =
  (query: string, currentPage: number): AppThunk<Promise<FoundPage | { failure: Failure }>> =>
  async (_dispatch, getState) => {
    const { site, language } = siteOf(getState());
    try {
      const { data } = await agentApi(readSignIn()?.accessToken ?? '').get(
        '/rest/v2/{site}/customers/search',
        {
          params: { path: { site }, query: { query, currentPage, pageSize: 20, lang: language } },
          call: BEARER,
        },
      );
      const { totalPages, totalResults } = data.pagination;
      return { customers: data.customers, currentPage, totalPages, totalResults };
    } catch (thrown) {
      return { failure: toFailure(thrown) };
    }
  };

/** Begins to act for a customer in this tab. Answers what went wrong, if something did. */
export const actFor =
  (customer: FoundCustomer): AppThunk<Promise<Failure | null>> =>
  (_dispatch, getState) =>
    failureOf(async () => {
      const { site, language } = siteOf(getState());
      const { customerId, firstName, lastName } = customer;
      const { data } = await agentApi(readSignIn()?.accessToken ?? '').post('/api/auth/agent/session', {
        params: { query: { site, lang: language } },
        body: { customerId },
        call: BEARER,
      });
      forgetActing();
      keepActing(data.csAgentId, data.access_token, data.expires_in, {
        customerId,
        customerName: `${firstName} ${lastName}`,
      });
    });

/** Ends the session of an agent's token. A failure is ignored: a session that has expired has ended too. */
const end =
  (accessToken: string | undefined): AppThunk<Promise<void>> =>
  async (_dispatch, getState) => {
    if (accessToken === undefined) return;
    const { site } = siteOf(getState());
    await failureOf(async () => {
      await agentApi(accessToken).delete('/api/auth/agent/session', {
        params: { query: { site } },
        call: BEARER,
      });
    });
  };

/** Stops acting for the customer; the agent stays logged in. */
export const stopActing = (): AppThunk<Promise<void>> => async (dispatch) => {
  await dispatch(end(readActing()?.accessToken));
  forgetActing();
};

/** Logs the agent out and stops acting for a customer. */
export const logOutAgent = (): AppThunk<Promise<void>> => async (dispatch) => {
  await dispatch(end(readSignIn()?.accessToken));
  forgetAgent();
};
