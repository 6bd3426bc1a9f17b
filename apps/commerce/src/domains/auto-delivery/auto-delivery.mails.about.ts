import type { Language } from '@crema/brands';
import { type CatalogVariant, textOf } from '#domains/catalog/index.ts';
import type { MailData, MailKind, NewMail } from './auto-delivery.mails.types.ts';
import type { Subscription } from './auto-delivery.types.ts';

/** A mail to a subscription's customer; `of` tells apart what is said again at another time. */
export function letterAbout(
  kind: MailKind,
  subscription: Pick<
    Subscription,
    'id' | 'customerId' | 'site' | 'language' | 'email' | 'currency' | 'deliveryAddress'
  >,
  of: string,
  data: Omit<MailData, 'customerId' | 'subscriptionId' | 'currency' | 'firstName'>,
): NewMail {
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

/** Names of variants as a mail says them; a code where the catalogue has forgotten it. */
export const namesOf =
  (language: Language, variant: (code: string) => CatalogVariant | undefined) =>
  (code: string): string => {
    const found = variant(code);
    return found ? textOf(found.name, language) : code;
  };
