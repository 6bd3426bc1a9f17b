import type { Site } from '@crema/brands';
import type { Messages } from '#app/platform/i18n/generated/messages.d.ts';
import type { FieldName } from './checkout.types.ts';

/** What a field is called in the site's country. */
export function fieldLabel(m: Messages, name: FieldName, country: Site['country']): string {
  if (name === 'region') return country === 'US' ? m.checkout.state() : m.checkout.province();
  if (name === 'postalCode') return country === 'US' ? m.checkout.zip() : m.checkout.postalCode();
  return m.checkout[name]();
}
