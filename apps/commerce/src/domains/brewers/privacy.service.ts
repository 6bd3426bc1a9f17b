import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import type { BrewersService } from './brewers.service.ts';
import type { QuestionnaireRepository } from './questionnaire/questionnaire.repository.ts';

/** The brewers that a customer has registered, what was answered of them, and the coupons for it. */
export const brewersOfCustomer = (
  brewers: Pick<BrewersService, 'forget' | 'ofCustomer'>,
  { couponsOf, forgetCustomer }: Pick<QuestionnaireRepository, 'couponsOf' | 'forgetCustomer'>,
): PersonalDataHandler => ({
  name: 'brewers',
  stage: 'records',
  export: async (site, customerId) => {
    const coupons = await couponsOf({ site, customerId });
    const registered = await brewers.ofCustomer(site, customerId);
    return registered.map((brewer) => ({
      ...brewer,
      couponCode: coupons.find(({ serialNumber }) => serialNumber === brewer.serialNumber)?.code ?? null,
    }));
  },
  forget: async (site, customerId) => {
    await forgetCustomer({ site, customerId });
    await brewers.forget(site, customerId);
  },
});
