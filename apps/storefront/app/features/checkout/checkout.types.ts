import type { components } from '@crema/api-client';

/** A cart as the engine sends it. */
export type Cart = components['schemas']['Cart'];
/** An order as the engine sends it. */
export type Order = components['schemas']['Order'];
export type Address = components['schemas']['Address'];
export type DeliveryMode = components['schemas']['DeliveryModes']['deliveryModes'][number];

/** Fields of the first step, in the order in which they stand there; every value as typed. */
export const CONTACT_FIELDS = [
  'email',
  'firstName',
  'lastName',
  'companyName',
  'line1',
  'line2',
  'postalCode',
  'town',
  'region',
  'phone',
  'purchaseOrderNumber',
  'taxExemptionNumber',
] as const;
/** Fields that are asked for even if a saved address is chosen. */
export const BESIDE_ADDRESS = ['email', 'purchaseOrderNumber', 'taxExemptionNumber'] as const;
export type FieldName = (typeof CONTACT_FIELDS)[number];
export type ContactForm = Record<FieldName, string>;

/** What is wrong with each field: a sentence to show beside it. */
export type FieldErrors = Partial<Record<FieldName, string>>;

export type Step = 1 | 2 | 3;
