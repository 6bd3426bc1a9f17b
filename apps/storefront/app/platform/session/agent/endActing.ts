import { forgetActing } from './agentSession.ts';

/** Where an agent logs in and looks for customers. */
const AGENT_PAGE = '/agent';

/**
 * Ends acting and goes to the agent's page, which says so. Answers whether the browser leaves this page: not if it is
 * there already, so that a browser which keeps an agent's id without a session does not loop.
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
