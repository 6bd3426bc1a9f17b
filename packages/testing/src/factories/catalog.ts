import type { SiteId } from '@crema/brands';
import type { Commerce } from '@crema/commerce';
import type { NativeProduct, NativeVariant } from '@crema/commerce/domains/catalog/index';

/** A 24-count box at 18.99 with 100 in stock. */
export function nativeVariant(over: Partial<NativeVariant> = {}): NativeVariant {
  return {
    code: '1012-AURL-DAWN-24',
    options: { Size: '24 ct' },
    count: 24,
    boxCount: 1,
    price: 18.99,
    stock: 100,
    ...over,
  };
}

/** A medium roast in pods with one variant. Its code decides the pod id and variant code unless they are given. */
export function nativeProduct(over: Partial<NativeProduct> = {}): NativeProduct {
  const code = over.code ?? 'dawn-parade';
  return {
    code,
    name: { en: 'Dawn Parade', fr: "Cortège de l'aube" },
    brand: 'Aurelune',
    productType: 'Coffee',
    packType: 'Fractional',
    description: { en: '<p>Caramel first.</p>', fr: "<p>Le caramel d'abord.</p>" },
    summary: { en: 'A rounded medium roast.', fr: 'Un café mi-corsé.' },
    categories: ['coffee', 'medium-roast'],
    taxCode: 'FOOD',
    status: 'active',
    attributes: {
      beverageType: 'coffee',
      roast: 'medium',
      flavour: ['caramel'],
      caffeine: 'regular',
      podFormat: 'k-cup',
      strength: 3,
      allergens: [],
    },
    options: ['Size'],
    variants: [nativeVariant({ code: over.code ? `${over.code}-24` : '1012-AURL-DAWN-24' })],
    ...over,
  };
}

/** Puts products into a shop and waits until they show. @throws when one is refused. */
export async function stockShop(
  { catalog }: Pick<Commerce, 'catalog'>,
  products: readonly NativeProduct[] = [nativeProduct()],
  site: SiteId = 'usb2c',
): Promise<void> {
  const { refused } = await catalog.writeProducts(site, products);
  if (refused.length > 0) throw new Error(`Refused: ${JSON.stringify(refused)}`);
  await catalog.refresh(site);
}
