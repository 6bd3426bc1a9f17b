import type { CartCoupons, CartService } from '#domains/cart/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import type { CouponsService } from '#domains/coupons/index.ts';
import type { Platform } from '#platform/index.ts';
import type { QuestionnaireRepository } from './questionnaire.repository.ts';

/** What the questionnaire and its coupon take as their first argument. */
export interface QuestionnaireNeeds {
  platform: Platform;
  repository: QuestionnaireRepository;
  coupons: Pick<CouponsService, 'create' | 'states'>;
  cart: Pick<CartService, 'lock'>;
  cartCoupons: CartCoupons;
  content: Pick<ContentService, 'configuration'>;
  /** A serial number without what people write between its digits. */
  readSerial(typed: string): string;
}
