import { forbidden, type SiteContext, say } from '#platform/http/index.ts';

/** A call whose body names an agent is that agent’s. @throws {OccError} 403. */
export function requireAgentOf({ caller, language }: SiteContext, csAgentId: string | undefined): void {
  if (csAgentId === undefined || (caller.kind === 'agent' && caller.agentId === csAgentId)) return;
  throw forbidden(
    'ForbiddenError',
    say(
      language,
      'Only an agent who is logged in may act as one.',
      'Seul un agent connecté peut agir comme tel.',
    ),
    { reason: 'agent', subject: 'csAgentId', subjectType: 'parameter' },
  );
}
