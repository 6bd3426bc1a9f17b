import type { CustomersService } from '#domains/customers/index.ts';
import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import type { ReviewsService } from './reviews.service.ts';

interface Parts {
  reviews: Pick<ReviewsService, 'forget' | 'ofPerson'>;
  customers: Pick<CustomersService, 'confirmedEmail'>;
}

/** What a customer has written, with the account or as a guest of the same address. It goes with the account. */
export const reviewsOfCustomer = ({ reviews, customers }: Parts): PersonalDataHandler => ({
  name: 'reviews',
  stage: 'records',
  // An address that the account has not confirmed may be somebody else’s.
  export: async (site, customerId) =>
    (await reviews.ofPerson(site, customerId, await customers.confirmedEmail(site, customerId))).map(
      ({ productCode, stars, title, text, author, status, createdAt, strength, body, sweetness, reply }) => ({
        ...{ productCode, stars, title, text, author, status, strength, body, sweetness, reply },
        createdAt: createdAt.toISOString(),
      }),
    ),
  forget: async (site, customerId) =>
    reviews.forget(site, customerId, await customers.confirmedEmail(site, customerId)),
});
