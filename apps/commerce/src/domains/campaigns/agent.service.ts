import type { SiteContext } from '#platform/http/index.ts';
import { campaignErrors } from './campaigns.errors.ts';

/** @throws 400 where the body names another agent than the token. */
export function requireAgentOf({ caller, language }: SiteContext, csAgentId: string | undefined): void {
  if (csAgentId === undefined || csAgentId === '') return;
  if (caller.kind !== 'agent' || caller.agentId !== csAgentId)
    throw campaignErrors.invalid(language, 'csAgentId');
}
