import type { Language } from '@crema/brands';
import type { CatalogProduct } from '#domains/catalog/index.ts';
import type { Day } from '#platform/clock/index.ts';
import type { BrewerModel, BrewerRegistration, RecognisedBrewer } from './brewers.types.ts';

/** @param product what this site sells of the model, if it does. */
export const presentModel = (
  { code, name }: Pick<BrewerModel, 'code' | 'name'>,
  product: CatalogProduct | undefined,
  language: Language,
) => {
  const [picture] = product?.images ?? [];
  return {
    code,
    name: name[language] ?? name.en,
    ...(product && { productCode: product.code }),
    ...(picture && { image: `/media/${picture.name}` }),
  };
};

type ShownModel = ReturnType<typeof presentModel>;

export const presentRecognised = ({ serialNumber, producedIn }: RecognisedBrewer, model: ShownModel) => ({
  serialNumber,
  model,
  producedIn,
});

/** @param today in the site's zone, as the warranty's last day is. */
export const presentRegistration = (
  { serialNumber, purchaseDate, warrantyEndDate, registeredAt }: BrewerRegistration,
  model: ShownModel,
  today: Day,
) => ({
  serialNumber,
  model,
  purchaseDate,
  warrantyEndDate,
  warrantyOver: warrantyEndDate < today,
  registeredAt: new Date(registeredAt).toISOString(),
});
