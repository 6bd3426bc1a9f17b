import type { Language } from '@crema/brands';
import type { TaxLine } from '#domains/pricing/index.ts';

/** An email for each step of an order that a shopper should hear of. */
export type OrderEmail =
  | 'confirmation'
  | 'partiallyshipped'
  | 'shipped'
  | 'restshipped'
  | 'partiallydelivered'
  | 'delivered'
  | 'cancelled'
  | 'returned'
  | 'refunded'
  | 'partiallyrefunded';

interface Texts {
  subject(code: string): string;
  lead: string;
}

export const EMAIL_TEXTS: Record<Language, Record<OrderEmail, Texts>> = {
  en: {
    confirmation: {
      subject: (code) => `Your order ${code} is confirmed`,
      lead: 'Thank you. We have your order and are getting it ready.',
    },
    partiallyshipped: {
      subject: (code) => `Part of your order ${code} is on its way`,
      lead: 'Part of your order has shipped. The rest follows in another parcel.',
    },
    shipped: { subject: (code) => `Your order ${code} is on its way`, lead: 'Your order has shipped.' },
    restshipped: {
      subject: (code) => `The rest of your order ${code} is on its way`,
      lead: 'The rest of your order has shipped. Your order is complete.',
    },
    partiallydelivered: {
      subject: (code) => `Part of your order ${code} was delivered`,
      lead: 'Part of your order has arrived. The rest follows.',
    },
    delivered: {
      subject: (code) => `Your order ${code} was delivered`,
      lead: 'Your order has arrived. Enjoy.',
    },
    cancelled: {
      subject: (code) => `Your order ${code} was cancelled`,
      lead: 'Your order was cancelled.',
    },
    returned: {
      subject: (code) => `We received your return of ${code}`,
      lead: 'We received your return.',
    },
    refunded: {
      subject: (code) => `Your payment for ${code} was refunded`,
      lead: 'We refunded your payment.',
    },
    partiallyrefunded: {
      subject: (code) => `Part of your payment for ${code} was refunded`,
      lead: 'We refunded {amount} of your payment.',
    },
  },
  fr: {
    confirmation: {
      subject: (code) => `Votre commande ${code} est confirmée`,
      lead: 'Merci. Nous avons bien reçu votre commande et la préparons.',
    },
    partiallyshipped: {
      subject: (code) => `Une partie de votre commande ${code} est en route`,
      lead: 'Une partie de votre commande a été expédiée. Le reste suivra dans un autre colis.',
    },
    shipped: {
      subject: (code) => `Votre commande ${code} est en route`,
      lead: 'Votre commande a été expédiée.',
    },
    restshipped: {
      subject: (code) => `Le reste de votre commande ${code} est en route`,
      lead: 'Le reste de votre commande a été expédié. Votre commande est complète.',
    },
    partiallydelivered: {
      subject: (code) => `Une partie de votre commande ${code} a été livrée`,
      lead: 'Une partie de votre commande est arrivée. Le reste suivra.',
    },
    delivered: {
      subject: (code) => `Votre commande ${code} a été livrée`,
      lead: 'Votre commande est arrivée. Bonne dégustation.',
    },
    cancelled: {
      subject: (code) => `Votre commande ${code} a été annulée`,
      lead: 'Votre commande a été annulée.',
    },
    returned: {
      subject: (code) => `Nous avons reçu votre retour de ${code}`,
      lead: 'Nous avons reçu votre retour.',
    },
    refunded: {
      subject: (code) => `Votre paiement de ${code} a été remboursé`,
      lead: 'Nous avons remboursé votre paiement.',
    },
    partiallyrefunded: {
      subject: (code) => `Une partie de votre paiement de ${code} a été remboursée`,
      lead: 'Nous avons remboursé {amount} de votre paiement.',
    },
  },
};

/** A label inside a sentence. */
const lowered = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

export const EMAIL_LABELS = {
  en: {
    order: 'Order',
    item: 'Item',
    quantity: 'Quantity',
    amount: 'Amount',
    subTotal: 'Subtotal',
    coupon: 'Coupon',
    freeShipping: 'free shipping',
    shipping: 'Shipping',
    tax: 'Tax',
    total: 'Total',
    free: 'Free',
    to: 'Ships to',
    arrivedAt: 'Delivered to',
    purchaseOrder: 'Purchase order',
    taxExempt: 'Tax exempt, number',
    tracking: 'Tracking number',
    owed: (amount: string) => `Your payment of ${amount} is being refunded to your card.`,
    owedRest: (amount: string) => `The rest of your payment, ${amount}, is being refunded to your card.`,
    charged: 'Charged to your card',
    refunded: 'Refunded',
    refundedTo: (source: string) => `Refunded: ${lowered(source)}`,
    bankIsSlow: 'Your bank may take a few days to show it.',
    toSource: (amount: string, source: string) => `${amount} was refunded to your ${lowered(source)}.`,
    inRefund: 'Refunded items',
    inParcel: 'In this parcel',
    arrived: 'Delivered items',
    view: 'View your order',
    help: 'Questions? Call',
  },
  fr: {
    order: 'Commande',
    item: 'Article',
    quantity: 'Quantité',
    amount: 'Montant',
    subTotal: 'Sous-total',
    coupon: 'Code promo',
    freeShipping: 'livraison gratuite',
    shipping: 'Livraison',
    tax: 'Taxes',
    total: 'Total',
    free: 'Gratuite',
    to: 'Adresse de livraison',
    arrivedAt: 'Livrée à',
    purchaseOrder: 'Bon de commande',
    taxExempt: 'Exempte de taxe, numéro',
    tracking: 'Numéro de suivi',
    owed: (amount: string) => `Votre paiement de ${amount} sera remboursé sur votre carte.`,
    owedRest: (amount: string) => `Le reste de votre paiement, ${amount}, sera remboursé sur votre carte.`,
    charged: 'Porté à votre carte',
    refunded: 'Remboursé',
    refundedTo: (source: string) => `Remboursé\u00a0: ${lowered(source)}`,
    bankIsSlow: 'Votre banque peut prendre quelques jours à l’afficher.',
    toSource: (amount: string, source: string) => `Remboursé à votre ${lowered(source)}\u00a0: ${amount}.`,
    inRefund: 'Articles remboursés',
    inParcel: 'Dans ce colis',
    arrived: 'Articles livrés',
    view: 'Voir votre commande',
    help: 'Des questions? Appelez le',
  },
} as const;

/** Canada's taxes have French names. */
const NAMED_TAXES: Record<string, string> = { GST: 'TPS', QST: 'TVQ', HST: 'TVH', PST: 'TVP', RST: 'TVD' };

/** A tax as the shop's pages say it: by its name and rate where it has a name of its own. */
export function taxName({ name, rate }: Pick<TaxLine, 'name' | 'rate'>, language: Language): string {
  const french = NAMED_TAXES[name];
  if (french === undefined) return EMAIL_LABELS[language].tax;
  const percent = new Intl.NumberFormat(language === 'fr' ? 'fr-CA' : 'en-CA').format(rate / 1000);
  return language === 'fr' ? `${french} (${percent}\u00a0%)` : `${name} (${percent}%)`;
}
