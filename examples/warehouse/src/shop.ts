export interface ShopAccess {
  /** `https://shop.example` */
  origin: string;
  site: string;
  clientId: string;
  clientSecret: string;
}

/** What the warehouse reads of an order. */
export interface Order {
  code: string;
  status: string;
  consignments: { trackingCode?: string }[];
}

/** The shop did not answer as it should; what was asked for is tried again later. */
export class ShopProblem extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The shop answered ${status}`);
    this.status = status;
  }
}

const TIMEOUT_MS = 10_000;

/** Calls the shop with client credentials; a token is asked for when there is none, or the last one was refused. */
export function shopOf({ origin, site, clientId, clientSecret }: ShopAccess) {
  let token: string | undefined;

  const newToken = async (): Promise<string> => {
    const answer = await fetch(`${origin}/oauth/token?site=${site}`, {
      method: 'POST',
      body: new URLSearchParams({
        ...{ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new ShopProblem(answer.status);
    return ((await answer.json()) as { access_token: string }).access_token;
  };

  const call = async (path: string, init: RequestInit = {}): Promise<Order> => {
    for (let isSecond = false; ; isSecond = true) {
      token ??= await newToken();
      const answer = await fetch(`${origin}/rest/v2/${site}/integration/${path}`, {
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (answer.ok) return (await answer.json()) as Order;
      token = undefined;
      if (answer.status !== 401 || isSecond) throw new ShopProblem(answer.status);
    }
  };

  return {
    order: (code: string) => call(`orders/${code}`),
    /** Reports a parcel with all of an order. However often it is sent with a key, it is one parcel. */
    ship: (code: string, parcel: { carrier: string; trackingCode: string }, key: string) =>
      call(`orders/${code}/parcels`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(parcel),
      }),
  };
}

export type Shop = ReturnType<typeof shopOf>;
