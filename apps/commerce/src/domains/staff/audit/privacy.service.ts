import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import type { AuditRepository } from './audit.repository.ts';

/** What agents did for a customer. It stays recorded, under the number of an account that is erased. */
export const agentsOfCustomer = (trail: Pick<AuditRepository, 'ofCustomer'>): PersonalDataHandler => ({
  name: 'customerService',
  stage: 'records',
  export: (site, id) => trail.ofCustomer(site, id),
});
