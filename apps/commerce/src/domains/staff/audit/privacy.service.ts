import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import type { NotesRepository } from '../notes/notes.repository.ts';
import type { AuditRepository } from './audit.repository.ts';

/**
 * What agents did for a customer, which stays recorded under the number of an account that is erased; and what they wrote
 * down, which does not.
 */
export const agentsOfCustomer = (
  trail: Pick<AuditRepository, 'ofCustomer'>,
  notes: Pick<NotesRepository, 'ofCustomer' | 'forget'>,
): PersonalDataHandler => ({
  name: 'customerService',
  stage: 'records',
  export: async (site, id) => ({
    ...(await trail.ofCustomer(site, id)),
    notes: await notes.ofCustomer(site, id),
  }),
  forget: (site, id) => notes.forget(site, id),
});
