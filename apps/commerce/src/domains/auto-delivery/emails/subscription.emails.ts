import type { Language } from '@crema/brands';
import { type CatalogVariant, textOf } from '#domains/catalog/index.ts';
import type { Subscription } from '../subscription/subscription.types.ts';
import type { EmailData, EmailKind, SubscriptionEmail } from './emails.types.ts';

/** An e-mail to a subscription's customer; `of` makes its key differ from one of the same kind at another time. */
export function emailAbout(
  kind: EmailKind,
  subscription: Pick<
    Subscription,
    'id' | 'customerId' | 'site' | 'language' | 'email' | 'currency' | 'deliveryAddress'
  >,
  of: string,
  data: Omit<EmailData, 'customerId' | 'subscriptionId' | 'currency' | 'firstName'>,
): SubscriptionEmail {
  const { id, customerId, site, language, email, currency, deliveryAddress } = subscription;
  return {
    key: `${kind}:${id}:${of}`,
    site,
    language,
    email,
    kind,
    data: { ...data, customerId, subscriptionId: id, currency, firstName: deliveryAddress.firstName },
  };
}

/** Names of variants as an e-mail says them; a code where the catalogue no longer has it. */
export const namesOf =
  (language: Language, variant: (code: string) => CatalogVariant | undefined) =>
  (code: string): string => {
    const found = variant(code);
    return found ? textOf(found.name, language) : code;
  };
