import type { Site } from '@crema/brands';
import type texts from '#app/platform/i18n/generated/screens/checkout.js';
import type { FieldName } from '../checkout.types.ts';

/** What a field is called in the site's country. */
export function fieldLabel(m: typeof texts.en, name: FieldName, country: Site['country']): string {
  if (name === 'region') return country === 'US' ? m.state() : m.province();
  if (name === 'postalCode') return country === 'US' ? m.zip() : m.postalCode();
  return m[name]();
}
