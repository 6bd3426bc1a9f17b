import type { components } from '@crema/api-client';

/** The visit's customer, and the number of units in the cart. */
export type CustomerData = components['schemas']['CustomerDetails'];
