import type { components } from '@crema/api-client';

type Schemas = components['schemas'];
type Choice = Schemas['CampaignBrewer'];

/** A colour of a brewer, with its price in the kit. */
export interface KitColour {
  code: string;
  /** Absent: the brewer has one look. */
  name?: string;
  colour?: string;
  image?: string;
  inStock: boolean;
  listPrice: Choice['listPrice'];
  price: Choice['price'];
}

/** A brewer as a kit sells it. */
export interface KitBrewer {
  code: string;
  name: string;
  url: string;
  summary?: string;
  image?: string;
  /** Boxes or cases to buy with it. */
  commitment: number;
  colours: KitColour[];
}

/** The brewers of a kit, each with the colours that it sells; first those that can be had. */
export function toBrewers({ brewers, choices }: Schemas['CampaignBrewers']): KitBrewer[] {
  const all = brewers.flatMap((product) => {
    const { code, name, url, summary, images, variantOptions = [] } = product;
    const own = choices.filter((choice) => choice.productCode === code);
    const [first] = own;
    if (!first) return [];
    const colours = own.map(({ code: variant, inStock, listPrice, price }) => {
      const shown = variantOptions.find((one) => one.code === variant);
      const { color: name, variantColor: colour, image } = shown ?? {};
      return { code: variant, name, colour, image, inStock, listPrice, price };
    });
    const { commitment } = first;
    return [{ code, name, url, summary, image: images[0]?.url, commitment, colours }];
  });
  const isThere = ({ colours }: KitBrewer): boolean => colours.some(({ inStock }) => inStock);
  return [...all.filter(isThere), ...all.filter((brewer) => !isThere(brewer))];
}

/** The colour that an address names, by its own code or its brewer's; of a brewer, the first that is in stock. */
export function colourOf(
  brewers: readonly KitBrewer[],
  code: string | undefined,
): { brewer: KitBrewer; colour: KitColour } | undefined {
  for (const brewer of brewers) {
    const colour =
      brewer.colours.find((one) => one.code === code) ??
      (brewer.code === code
        ? (brewer.colours.find(({ inStock }) => inStock) ?? brewer.colours[0])
        : undefined);
    if (colour) return { brewer, colour };
  }
  return undefined;
}
