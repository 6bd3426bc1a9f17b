import type { FastifyRequest } from 'fastify';
import type { Platform } from '#platform/index.ts';
import { isUuid } from '#platform/values/uuid.ts';
import type { AuditRepository } from './audit.repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Row of the audit trail that this call began. */
    auditId?: number;
  }
}

/**
 * Records every write of an agent and of staff in the back office in the audit trail, and reads that reveal data of people: before it is done, so that
 * nothing is done without a record, and its outcome before it is answered. One hook for all operations, including new
 * ones. Reads while acting for a customer are covered by the session, whose start names the customer.
 */
export function recordAgentWrites(
  { app, clock }: Pick<Platform, 'app' | 'clock'>,
  trail: AuditRepository,
): void {
  app.decorateRequest('auditId');

  const begin = async (request: FastifyRequest): Promise<void> => {
    const caller = request.ctx?.caller;
    if ((caller?.kind !== 'agent' && caller?.kind !== 'staff') || !isKept(request)) return;
    const { sessionId } = caller;
    const who =
      caller.kind === 'agent'
        ? { staffId: caller.agentId, customerId: caller.customerId ?? namedBy(request) }
        : { staffId: caller.staffId, customerId: customerOf(request) };
    request.auditId = await trail.add({
      ...{ at: clock.now(), sessionId, site: request.ctx.site.id },
      ...who,
      operation: operationOf(request),
      call: `${request.method} ${request.url.split('?', 1)[0]}`,
      correlationId: request.id,
    });
  };

  app.addHook('preHandler', begin);

  app.addHook('onSend', async (request, reply) => {
    // Refused before any handler ran: the try is recorded all the same.
    if (request.auditId === undefined && reply.statusCode === REFUSED) await begin(request);
    if (request.auditId !== undefined) await trail.complete(request.auditId, reply.statusCode);
  });
}

const REFUSED = 403;

function isKept({ method, routeOptions }: FastifyRequest): boolean {
  const { changes, reveals } = routeOptions.config.access ?? {};
  return (method !== 'GET' && method !== 'HEAD') || changes === true || reveals === true;
}

/** The customer whom the path of a call of the back office names. */
function customerOf({ params }: FastifyRequest): string | undefined {
  const { customerId } = (params ?? {}) as { customerId?: unknown };
  return typeof customerId === 'string' && isUuid(customerId) ? customerId : undefined;
}

/** The customer for whom the agent begins to act. */
function namedBy(request: FastifyRequest): string | undefined {
  const { customerId } = (request.body ?? {}) as { customerId?: unknown };
  return operationOf(request) === 'startAgentSession' && typeof customerId === 'string'
    ? customerId
    : undefined;
}

function operationOf({ routeOptions }: FastifyRequest): string {
  const { operationId = '' } = (routeOptions.schema ?? {}) as { operationId?: string };
  return operationId;
}
