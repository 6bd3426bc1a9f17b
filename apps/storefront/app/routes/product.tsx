import { useState } from 'react';
import { AddToCartButton } from '#app/features/cart/AddToCartButton.tsx';
import { Breadcrumbs } from '#app/features/catalog/Breadcrumbs.tsx';
import { BundleContents } from '#app/features/catalog/BundleContents.tsx';
import { BuyBox } from '#app/features/catalog/BuyBox.tsx';
import { bundle } from '#app/features/catalog/bundle.slice.ts';
import { Gallery } from '#app/features/catalog/Gallery.tsx';
import { ProductCarousel } from '#app/features/catalog/ProductCarousel.tsx';
import { ProductFacts, TasteProfile } from '#app/features/catalog/ProductFacts.tsx';
import { type Product, product, relatedProducts } from '#app/features/catalog/product.slice.ts';
import { RichText } from '#app/features/content/components/RichText.tsx';
import { configurationValue, featureOn } from '#app/features/content/configurationData.slice.ts';
import { NotifyMe } from '#app/features/outreach/NotifyMe.tsx';
import { formatPrice } from '#app/platform/i18n/format.ts';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { outcomeOf, screen } from '#app/platform/loading.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { Badge } from '#app/ui/Badge.tsx';
import { badgeOf } from '#app/ui/badge.ts';
import { quickAdd } from './quickAdd.tsx';

const load = screen(async ({ dispatch, params, signal }) => {
  const code = params.code ?? '';
  const [area] = await Promise.all([
    dispatch(product.ensure(code, signal)),
    dispatch(relatedProducts.ensure(code, signal)),
  ]);
  if (area.data?.productType === 'Bundle') await dispatch(bundle.ensure(code, signal));
  if (area.data) {
    const { name, brand, summary } = area.data;
    dispatch(
      setPageMetadata({
        title: `${name} · ${brand}`,
        metadata: summary ? [{ name: 'description', content: summary }] : [],
        canonicalPath: `/p/${area.data.code}`,
      }),
    );
  }
  return outcomeOf(area);
});
export const loader = load;
export const clientLoader = load;

export default function ProductPage() {
  const { data } = useAppSelector(product.select);
  // Another product is another choice: nothing of the one before stays.
  return data && <ProductScreen key={data.code} product={data} />;
}

function ProductScreen({ product: shown }: { product: Product }) {
  const m = useMessages();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const { data: parts } = useAppSelector(bundle.select);
  const { data: related } = useAppSelector(relatedProducts.select);
  const threshold = useAppSelector((state) => configurationValue(state, 'freeShippingMinimum'));
  const alerts = useAppSelector((state) => featureOn(state, 'backInStockAlerts'));
  const first = shown.variants.find(({ code }) => code === shown.defaultVariantCode) ?? shown.variants[0];
  const [present, choose] = useState(first);
  const badge = badgeOf(shown.badge);
  const category = shown.categories[0];
  const steps = [
    ...(category ? [{ name: category.name, url: `/c/${category.code}` }] : []),
    { name: shown.name, url: `/p/${shown.code}` },
  ];
  return (
    <div className="page-width">
      <Breadcrumbs steps={steps} />
      <div className="grid gap-8 lg:grid-cols-[6fr_5fr] lg:gap-16">
        <Gallery images={shown.images} name={shown.name} chosen={present?.image} />
        <div className="lg:py-4">
          {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
          <p className="mt-2 text-muted">{shown.brand}</p>
          <h1 className="font-display text-4xl leading-tight">{shown.name}</h1>
          {shown.summary && <p className="mt-3 text-lg">{shown.summary}</p>}
          <TasteProfile product={shown} />
          {parts && shown.productType === 'Bundle' && <BundleContents parts={parts} />}
          {present && (
            <BuyBox
              product={shown}
              present={present}
              onChoose={choose}
              freeShippingFrom={
                typeof threshold === 'number' ? formatPrice(threshold / 100, brand, lang) : undefined
              }
              action={(variant, quantity) => (
                <>
                  <AddToCartButton
                    code={variant.code}
                    qty={quantity}
                    productName={shown.name}
                    available={variant.inStock && variant.purchasable}
                    className="w-full"
                    long
                  />
                  {alerts && variant.purchasable && !variant.inStock && (
                    <NotifyMe key={variant.code} code={variant.code} productName={shown.name} />
                  )}
                </>
              )}
            />
          )}
        </div>
      </div>
      <div className="mt-16 grid gap-10 lg:grid-cols-2 lg:gap-16">
        {shown.description && (
          <section>
            <h2 className="pb-4 font-display text-2xl">{m.catalog.about()}</h2>
            <RichText html={shown.description} />
          </section>
        )}
        <ProductFacts product={shown} />
      </div>
      {related && related.length > 0 && (
        <section className="mt-section">
          <h2 className="pb-6 font-display text-3xl">{m.catalog.related()}</h2>
          <ProductCarousel label={m.catalog.related()} cards={related} action={quickAdd} />
        </section>
      )}
    </div>
  );
}
