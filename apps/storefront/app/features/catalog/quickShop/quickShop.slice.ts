import { createArea } from '#app/platform/store/lifecycle.ts';
import { toVariant } from '../catalog.adapter.ts';
import type { Image, Variant } from '../catalog.types.ts';

/** What the dialog needs to choose and buy without leaving a list. */
export interface QuickShop {
  code: string;
  image?: Image;
  variants: Variant[];
  defaultVariantCode?: string;
  optionNames: string[];
}

export const quickShop = createArea({
  name: 'quickShop',
  load: async (code: string, { api, site, language, signal }): Promise<QuickShop> => {
    const { data: answer } = await api.get('/rest/v2/{site}/products/{code}/productData', {
      params: { path: { site, code }, query: { lang: language } },
      call: { signal, throwStatus: true },
    });
    const variants = (answer.variantOptions ?? []).flatMap(toVariant);
    return {
      code: answer.code,
      image: answer.images[0],
      variants,
      defaultVariantCode: answer.defaultVariantCode,
      optionNames: (variants[0]?.options ?? []).map(({ name }) => name),
    };
  },
});
