import type { ContentService } from '#domains/content/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import { createLimits, type Passwords } from '#domains/identity/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Mailer } from '#platform/mail/index.ts';
import { agentsService } from './staff.agents.service.ts';
import { auditRepository } from './staff.audit.repository.ts';
import { recordAgentWrites } from './staff.audit.ts';
import { runStaffCommand } from './staff.command.ts';
import { demoStaff } from './staff.demo.ts';
import { staffRepository } from './staff.repository.ts';
import { registerStaffRoutes } from './staff.routes.ts';
import { TRIES } from './staff.rules.ts';
import { createSealer } from './staff.secrets.ts';
import { staffService } from './staff.service.ts';

export { demoSignIn } from './staff.demo.ts';
export { codeAt } from './staff.totp.ts';

interface Services {
  content: Pick<ContentService, 'configuration'>;
  customers: CustomersService;
  passwords: Passwords;
  mailer: Mailer;
}

/** Who works for the shop: sign-ins with a second factor, agents who act for customers, and the trail of what they do. */
export function createStaff(platform: Platform, { content, customers, passwords, mailer }: Services) {
  const repository = staffRepository(platform.db);
  const trail = auditRepository(platform.db);
  const sealer = createSealer(platform.config);
  const parts = { platform, repository, passwords, sealer };
  const service = staffService(parts);
  const limits = createLimits(platform, { far: TRIES });
  const agents = agentsService({ ...parts, limits, content, customers, mailer });
  recordAgentWrites(platform, trail);
  registerStaffRoutes(platform, { agents, staff: service, customers });
  return {
    service,
    agents,
    trail,
    /** The demo's agent, where there is a demo. */
    seed: demoStaff(parts),
    /** `npm run staff`. */
    run: (argv: readonly string[], print: (line: string) => void | Promise<void>) =>
      runStaffCommand({ service, trail, config: platform.config }, argv, print),
  };
}

export type Staff = ReturnType<typeof createStaff>;
