import type { ContentService } from '#domains/content/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import { createLimits, type Passwords } from '#domains/identity/index.ts';
import type { OrdersService } from '#domains/orders/index.ts';
import type { Platform } from '#platform/index.ts';
import { createSealer } from '#platform/signing/sealer.ts';
import { registerAdminLogIn } from './admin/login.routes.ts';
import { adminLogIn } from './admin/login.service.ts';
import { adminSessions } from './admin/sessions.repository.ts';
import { registerStaffList } from './admin/staff.routes.ts';
import { agentsService } from './agents/agents.service.ts';
import { auditRepository } from './audit/audit.repository.ts';
import { recordAgentWrites } from './audit/audit.service.ts';
import { agentsOfCustomer } from './audit/privacy.service.ts';
import { createProof } from './login/proof.service.ts';
import { notesRepository } from './notes/notes.repository.ts';
import { registerNotes } from './notes/notes.routes.ts';
import { runStaffCommand } from './staff.command.ts';
import { demoStaff } from './staff.demo.ts';
import { staffRepository } from './staff.repository.ts';
import { registerStaffRoutes } from './staff.routes.ts';
import { TRIES } from './staff.rules.ts';
import { staffService } from './staff.service.ts';

export { searchCustomers } from './agents/search.service.ts';
export { codeAt } from './login/totp.rules.ts';
export { demoSignIn } from './staff.demo.ts';
export { staffErrors } from './staff.errors.ts';
export { searchTerms } from './staff.rules.ts';

interface Services {
  content: Pick<ContentService, 'configuration'>;
  customers: CustomersService;
  orders: Pick<OrdersService, 'find'>;
  passwords: Passwords;
}

/** Who works for the shop: sign-ins with a second factor, agents who act for customers, and the trail of what they do. */
export function createStaff(platform: Platform, { content, customers, orders, passwords }: Services) {
  const repository = staffRepository(platform.db);
  const trail = auditRepository(platform.db);
  const notes = notesRepository(platform.db);
  const sealer = createSealer(platform.config, 'crema staff secret');
  const parts = { platform, repository, passwords, sealer };
  const service = staffService(parts);
  const limits = createLimits(platform, { far: TRIES });
  const prove = createProof({ ...parts, limits });
  const agents = agentsService({ platform, repository, limits, prove, content, customers });
  const logIn = adminLogIn({ platform, limits, prove, content, sessions: adminSessions(platform.db) });
  platform.admin.identifyBy(logIn.callerOf, repository.emailsOf);
  registerAdminLogIn(platform, logIn);
  registerStaffList(platform, service);
  recordAgentWrites(platform, trail);
  registerStaffRoutes(platform, { agents, staff: service, customers, orders });
  registerNotes(platform, notes);
  customers.addPersonalData(agentsOfCustomer(trail, notes));
  const demo = demoStaff(parts);
  platform.demo.add(demo);
  return {
    service,
    agents,
    admin: logIn,
    trail,
    /** What was written down about customers. */
    notes,
    /** Makes the demo's agent, where there is a demo. */
    seed: demo.signIns,
    /** `npm run staff`. */
    run: (argv: readonly string[], print: (line: string) => void | Promise<void>) =>
      runStaffCommand({ service, trail, config: platform.config }, argv, print),
  };
}

export type Staff = ReturnType<typeof createStaff>;
