import type { ClientScope } from '#platform/access/index.ts';
import type { Texts } from '#platform/http/index.ts';
import type { EventType } from './integrations.types.ts';

/** What staff read of each kind of event. */
export const EVENT_NAMES: Record<EventType, Texts> = {
  'order.placed': ['Order placed, not paid yet', 'Commande passée, pas encore payée'],
  'order.paid': ['Order paid', 'Commande payée'],
  'order.released': ['Order may be sent', 'Commande prête à expédier'],
  'order.shipped': ['All of an order was sent', 'Commande entièrement expédiée'],
  'order.delivered': ['All of an order arrived', 'Commande entièrement livrée'],
  'order.cancelled': ['Order cancelled', 'Commande annulée'],
  'order.returned': ['Order returned', 'Commande retournée'],
  'order.refunded': ['Order refunded, or a part of it', 'Commande remboursée, en tout ou en partie'],
  'parcel.shipped': ['Parcel sent', 'Colis expédié'],
  'parcel.delivered': ['Parcel arrived', 'Colis livré'],
  'stock.sold_out': ['Variant sold out', 'Variante épuisée'],
  'stock.back': ['Variant in stock again', 'Variante de nouveau en stock'],
  'customer.created': ['Account opened', 'Compte ouvert'],
  'customer.changed': ['Account changed', 'Compte modifié'],
  'customer.erased': ['Account erased', 'Compte supprimé'],
  'subscription.started': ['Auto-delivery started', 'Livraison automatique commencée'],
  'subscription.changed': ['Auto-delivery changed', 'Livraison automatique modifiée'],
  'subscription.skipped': ['Auto-delivery skipped', 'Livraison automatique sautée'],
  'subscription.paused': ['Auto-delivery paused', 'Livraison automatique en pause'],
  'subscription.cancelled': ['Auto-delivery cancelled', 'Livraison automatique annulée'],
  'subscription.renewal_failed': ['Auto-delivery not charged', 'Livraison automatique non débitée'],
};

/** What staff read of each scope. */
export const SCOPE_NAMES: Record<ClientScope, Texts> = {
  'orders:read': ['Read orders', 'Lire les commandes'],
  'orders:ship': [
    'Send orders and say when they arrive',
    'Expédier les commandes et confirmer leur livraison',
  ],
  'stock:write': ['Set stock', 'Fixer le stock'],
  'customers:read': ['Read customers', 'Lire les clients'],
  'subscriptions:read': ['Read auto-deliveries', 'Lire les livraisons automatiques'],
};

/** Why the address of a receiver is refused. */
export const URL_PROBLEMS: Record<'unreadable' | 'https' | 'credentials' | 'private', Texts> = {
  unreadable: [
    'Enter an address, such as https://erp.example.com/hooks.',
    'Entrez une adresse, par exemple https://erp.exemple.com/hooks.',
  ],
  https: ['The address must begin with https://.', 'L’adresse doit commencer par https://.'],
  credentials: [
    'Leave user name and password out of the address: messages are signed.',
    'Retirez le nom d’utilisateur et le mot de passe de l’adresse\u00a0: les messages sont signés.',
  ],
  private: ['That address is not on the internet.', 'Cette adresse n’est pas sur Internet.'],
};
