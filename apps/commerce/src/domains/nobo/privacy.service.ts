import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import type { NoboService } from './nobo.service.ts';

/** The no-login links of a customer: they end with the account, and when its mails go elsewhere. */
export const linksOfCustomer = ({ repository }: Pick<NoboService, 'repository'>): PersonalDataHandler => ({
  name: 'noLogInLinks',
  stage: 'links',
  export: (site, id) => repository.ofCustomer(site, id),
  endLinks: (id) => repository.forgetCustomer(id),
  forget: (_site, id) => repository.forgetCustomer(id),
});
