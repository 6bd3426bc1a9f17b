import { dropCookie, writeCookie } from '../cookies.ts';
import { forgetCustomer } from '../forgetLogIn.ts';
import { AGENT_KEY, AGENTS_CUSTOMER_KEY } from '../visitor.ts';

/** A token of an agent, as this tab keeps it: session storage, so that it ends with the tab. */
export interface AgentToken {
  accessToken: string;
  /** Expiry in milliseconds since 1970, by this browser's clock. */
  endsAt: number;
}

/** The time in which the agent acts for a customer. */
export interface ActingSession extends AgentToken {
  customerId: string;
  customerName: string;
}

const SIGN_IN = 'agent.signIn';
const ACTING = 'agent.session';

function read<Kept extends AgentToken>(key: string): Kept | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
    return kept && kept.endsAt > Date.now() ? kept : undefined;
  } catch {
    // Storage is blocked, or holds something else.
    return undefined;
  }
}

/** The agent's log-in, until it expires. */
export const readSignIn = () => read<AgentToken>(SIGN_IN);
/** The customer for whom the agent acts, while he does. */
export const readActing = () => read<ActingSession>(ACTING);

const endOf = (seconds: number): number => Date.now() + seconds * 1000;

/** @param seconds how long the token is valid. */
export function keepSignIn(accessToken: string, seconds: number): void {
  sessionStorage.setItem(SIGN_IN, JSON.stringify({ accessToken, endsAt: endOf(seconds) }));
}

/** Begins to act: from here on this tab's calls are made by the agent for that customer. */
export function keepActing(
  agentId: string,
  accessToken: string,
  seconds: number,
  customer: Pick<ActingSession, 'customerId' | 'customerName'>,
): void {
  const session: ActingSession = { accessToken, endsAt: endOf(seconds), ...customer };
  sessionStorage.setItem(ACTING, JSON.stringify(session));
  sessionStorage.setItem(AGENT_KEY, agentId);
  sessionStorage.setItem(AGENTS_CUSTOMER_KEY, customer.customerId);
  writeCookie(AGENT_KEY, agentId);
}

/** Ends acting in this tab and removes the customer's data. */
export function forgetActing(): void {
  sessionStorage.removeItem(ACTING);
  forgetCustomer();
  dropCookie(AGENT_KEY);
}

/** Logs the agent out: removes his log-in and the customer for whom he acted. */
export function forgetAgent(): void {
  forgetActing();
  sessionStorage.removeItem(SIGN_IN);
}
