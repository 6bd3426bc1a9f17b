import { forgetActing } from './agentSession.ts';

/** Where an agent logs in, looks for customers, and comes back to when a session is over. */
const AGENT_PAGE = '/agent';

/**
 * Ends acting and goes back to the agent's page, which says so. Answers whether this page goes: who is there already
 * stays, so that a browser which keeps an agent's id without a session is not sent there over and over.
 */
export function endActing(): boolean {
  forgetActing();
  const { pathname, search } = location;
  const language = /^\/fr(?=\/|$)/.exec(pathname)?.[0] ?? '';
  const asked = new URLSearchParams(search);
  if (pathname === language + AGENT_PAGE && asked.has('ended')) return false;
  const site = asked.get('site');
  const query = new URLSearchParams({ ended: '1', ...(site ? { site } : {}) });
  location.assign(`${language}${AGENT_PAGE}?${query}`);
  return true;
}
