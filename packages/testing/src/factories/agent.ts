import type { SiteId } from '@crema/brands';
import type { Commerce } from '@crema/commerce';
import { codeAt } from '@crema/commerce/domains/staff/index';

export const AGENT_PASSWORD = 'four patient kettles';

/** An agent of customer service who is logged in, and acts for nobody yet. */
export interface SignedInAgent {
  agentId: string;
  email: string;
  /** Base32, as the authenticator app has it. */
  secret: string;
  recoveryCodes: string[];
  headers: { authorization: string; 'content-type': string };
  /** Begins to act for a customer; headers of a call as the agent for him. @throws when refused. */
  actFor(customerId: string): Promise<SignedInAgent['headers']>;
}

const headersOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

/** An answer's body. @throws when the call was refused. */
async function post(app: Commerce['app'], url: string, payload: object, headers = {}) {
  const answer = await app.inject({ method: 'POST', url, payload, headers });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
  return answer.json<Record<string, string> & { recoveryCodes: string[] }>();
}

let agents = 0;

/** Makes a member of staff by the operator's own way, a one-time link, and logs in with both factors. */
export async function signInAgent(
  { app, staff, platform }: Commerce,
  { site = 'usb2c' as SiteId, email = `agent-${++agents}@crema.example` } = {},
): Promise<SignedInAgent> {
  const added = await staff.service.add(email, 'agent');
  if ('problem' in added) throw new Error(`Not added: ${added.problem}`);
  const { secret = '' } = await post(app, '/api/auth/agent/setup', { token: added.token });
  const now = platform.clock.now();
  const set = { token: added.token, password: AGENT_PASSWORD, code: await codeAt(secret, now) };
  const { recoveryCodes } = await post(app, '/api/auth/agent/setup', set);
  // A code is good once: the next one, which the clock's tolerance already takes.
  const code = await codeAt(secret, new Date(now.getTime() + 30_000));
  const signIn = { email, password: AGENT_PASSWORD, code };
  const { access_token = '', csAgentId = '' } = await post(app, `/api/auth/agent/login?site=${site}`, signIn);
  const headers = headersOf(access_token);
  return {
    ...{ agentId: csAgentId, email, secret, recoveryCodes, headers },
    actFor: async (customerId) => {
      const path = `/api/auth/agent/session?site=${site}`;
      const { access_token: acting = '' } = await post(app, path, { customerId }, headers);
      return headersOf(acting);
    },
  };
}
