import type { components } from '@crema/api-client';

/** A cart as the engine sends it. */
export type Cart = components['schemas']['Cart'];
/** An order as the engine sends it. */
export type Order = components['schemas']['Order'];
export type Address = components['schemas']['Address'];
export type DeliveryMode = components['schemas']['DeliveryModes']['deliveryModes'][number];

/** What is typed in the first step; every value as typed. */
export const CONTACT_FIELDS = [
  'email',
  'firstName',
  'lastName',
  'companyName',
  'line1',
  'line2',
  'town',
  'region',
  'postalCode',
  'phone',
  'purchaseOrderNumber',
  'taxExemptionNumber',
] as const;
/** Those that are asked for whichever saved address it goes to. */
export const BESIDE_ADDRESS = ['email', 'purchaseOrderNumber', 'taxExemptionNumber'] as const;
export type FieldName = (typeof CONTACT_FIELDS)[number];
export type ContactForm = Record<FieldName, string>;

/** Something wrong with a field: a sentence to stand beside it. */
export type FieldErrors = Partial<Record<FieldName, string>>;

export type Step = 1 | 2 | 3;
