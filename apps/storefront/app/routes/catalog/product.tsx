import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Breadcrumbs } from '#app/features/catalog/Breadcrumbs.tsx';
import { ProductCarousel } from '#app/features/catalog/carousel/ProductCarousel.tsx';
import type { Card, Variant } from '#app/features/catalog/catalog.types.ts';
import { CompareDock } from '#app/features/catalog/compare/CompareDock.tsx';
import { CompareToggle } from '#app/features/catalog/compare/CompareToggle.tsx';
import type { BundleContentsProps } from '#app/features/catalog/product/BundleContents.tsx';
import { BuyBox } from '#app/features/catalog/product/BuyBox.tsx';
import { bundle } from '#app/features/catalog/product/bundle.slice.ts';
import { FactIcon } from '#app/features/catalog/product/FactIcon.tsx';
import { Gallery } from '#app/features/catalog/product/Gallery.tsx';
import {
  alternatives,
  type Product,
  product,
  relatedProducts,
} from '#app/features/catalog/product/product.slice.ts';
import { NotifyMe } from '#app/features/outreach/NotifyMe.tsx';
import { WishButton } from '#app/features/wish-list/WishButton.tsx';
import { ensureArms } from '#app/platform/experiments/ensureArms.ts';
import { formatPrice } from '#app/platform/i18n/format.ts';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { outcomeOf, screen } from '#app/platform/loading.ts';
import { hasToken } from '#app/platform/session/hasToken.ts';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { Slot } from '#app/platform/slots/Slot.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { featureOn, setting } from '#app/platform/store/setting.ts';
import { MerchantBadge } from '#app/ui/Badge.tsx';
import { badgeOf } from '#app/ui/badge.ts';
import { WhenNear } from '#app/ui/overlay/WhenNear.tsx';
import { Still, stillPart } from '#app/ui/Still.tsx';
import { buyAction } from '../../compositions/buyAction.tsx';
import { quickAdd } from '../../compositions/quickAdd.tsx';
import { fillers } from '../../compositions/slots/product.ts';
import * as below from '../../compositions/slots/productBelow.ts';
import { useFreeShippingAway } from '../../compositions/useFreeShippingAway.ts';

const ProductMore = lazy(() => import('../../compositions/ProductMore.tsx'));
const facts = stillPart(() => import('../../compositions/ProductFacts.tsx'));
const sizes = stillPart(() => import('#app/features/catalog/product/SizeDrawing.tsx'));
const fetchBundle = () => import('#app/features/catalog/product/BundleContents.tsx');
/** The loader puts the component itself in its place, as the server draws nothing that is lazy. */
let BundleContents: ComponentType<BundleContentsProps> = lazy(fetchBundle);
const AddToUpcoming = lazy(() => import('#app/features/auto-delivery/adding/AddToUpcoming.tsx'));

/** Least room in rem beside a phone's picture: always, for options, for the ways to buy. From `product.css`. */
const [BESIDE, PICK, WAYS] = [22.75, 5.5, 7.5];

/** Letters of a name that a phone shows in one line. */
const ONE_LINE = 20;

const load = screen(async ({ dispatch, params, signal }) => {
  const code = params.code ?? '';
  const [area] = await Promise.all([
    dispatch(product.ensure(code, signal)),
    dispatch(relatedProducts.ensure(code, signal)),
    dispatch(ensureArms('product', signal)),
    dispatch(below.prepare(code, signal)),
    facts.ready(),
  ]);
  if (area.data?.size && area.data.productType === 'Brewer') await sizes.ready();
  if (area.data?.productType === 'Bundle') {
    BundleContents = (await fetchBundle()).default;
    await dispatch(bundle.ensure(code, signal));
  }
  if (area.data && isSoldOut(area.data)) await dispatch(alternatives.ensure(code, signal));
  if (area.data) {
    const { name, brand, summary } = area.data;
    dispatch(
      setPageMetadata({
        title: `${name} · ${brand}`,
        metadata: summary ? [{ name: 'description', content: summary }] : [],
        canonicalPath: `/p/${area.data.code}`,
        buyBar: true,
      }),
    );
  }
  return outcomeOf(area);
});
const isSoldOut = ({ variants }: Product): boolean => variants.every(({ inStock }) => !inStock);

export const loader = load;
export const clientLoader = load;

export default function ProductPage() {
  const { data } = useAppSelector(product.select);
  // The key resets the choice when another product is shown.
  return data && <ProductScreen key={data.code} product={data} />;
}

function ProductScreen({ product: shown }: { product: Product }) {
  const m = useMessages();
  const { data: instead } = useAppSelector(alternatives.select);
  const { data: related } = useAppSelector(relatedProducts.select);
  const lazyMs = useAppSelector((state) => setting(state, 'lazyLoadDelayMs'));
  const first = shown.variants.find(({ code }) => code === shown.defaultVariantCode) ?? shown.variants[0];
  const [chosen, choose] = useState(first);
  // Read again from the product, as its price may have become the customer's own.
  const present = shown.variants.find(({ code }) => code === chosen?.code) ?? first;
  const badge = badgeOf(shown.badge);
  const replaced = isSoldOut(shown) && !!instead?.length;
  const category = shown.categories[0];
  const steps = [
    ...(category ? [{ name: category.name, url: `/c/${category.code}` }] : []),
    { name: shown.name, url: `/p/${shown.code}` },
  ];
  return (
    <>
      <div className="page-width">
        <div className="max-md:-my-2.5">
          <Breadcrumbs steps={steps} />
        </div>
        <div className="product grid gap-4 md:grid-cols-2 md:gap-8 lg:grid-cols-[6fr_5fr] lg:gap-16">
          <Gallery
            code={shown.code}
            images={shown.images}
            name={shown.name}
            chosen={present?.image}
            badge={badge && <MerchantBadge {...badge} />}
            beside={BESIDE + (shown.variants.length > 1 ? PICK : 0) + (present?.autoDeliveryPrice ? WAYS : 0)}
          />
          <Buying product={shown} present={present} onChoose={choose} />
        </div>
        <div className="below">
          {replaced && <Row title={m.catalog.instead()} cards={instead} />}
          <Still of={facts} props={{ part: 'icons', product: shown }} />
          <Still of={facts} props={{ part: 'list', product: shown }} />
          {shown.productType === 'Brewer' && shown.size && (
            <Still of={sizes} props={{ name: shown.name, size: shown.size }} />
          )}
          <Slot fillers={below.fillers} data={{ product: shown, variant: present }} />
          {/* Much the same goods as the similar ones. */}
          {!replaced && <Row title={m.catalog.related()} cards={related} />}
          <WhenNear delayMs={lazyMs}>
            <Suspense>
              <ProductMore code={shown.code} />
            </Suspense>
          </WhenNear>
        </div>
      </div>
      <CompareDock />
    </>
  );
}

interface BuyingProps {
  product: Product;
  present: Variant | undefined;
  onChoose: (variant: Variant) => void;
}

function Buying({ product: shown, present, onChoose }: BuyingProps) {
  const m = useMessages();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const { data: inside } = useAppSelector(bundle.select);
  const threshold = useAppSelector((state) => setting(state, 'freeShippingMinimum'));
  const freeShippingAway = useFreeShippingAway();
  const alerts = useAppSelector((state) => featureOn(state, 'backInStockAlerts'));
  return (
    <div className="flex min-w-0 flex-col lg:py-2">
      <div>
        <p className="text-muted max-md:text-sm">{shown.brand}</p>
        <h1
          className={`font-display text-3xl leading-tight lg:text-4xl ${shown.name.length > ONE_LINE ? 'long-name' : ''}`}
        >
          {shown.name}
        </h1>
      </div>
      {/* On a phone after what is chosen and pressed, which is to be on the first screen. */}
      <div className="max-md:order-1 max-md:mt-6">
        <Still of={facts} props={{ part: 'taste', product: shown }} />
      </div>
      {present && (
        <BuyBox
          variants={shown.variants}
          optionNames={shown.optionNames}
          present={present}
          onChoose={onChoose}
          virtual={!shown.shipped}
          fixed
          freeShippingFrom={threshold > 0 ? formatPrice(threshold / 100, brand, lang) : undefined}
          freeShippingAway={freeShippingAway}
          action={buyAction(shown.name, m.catalog.startAutoDelivery())}
          whenSoldOut={
            alerts &&
            present.purchasable && (
              <NotifyMe key={present.code} code={present.code} productName={shown.name} />
            )
          }
        />
      )}
      <div className="max-md:order-1">
        {inside && shown.productType === 'Bundle' && (
          <Suspense>
            <BundleContents bundle={inside} />
          </Suspense>
        )}
        <More product={shown} present={present} />
      </div>
    </div>
  );
}

/** What can be done with the product beside buying it. */
function More({ product: shown, present }: Omit<BuyingProps, 'onChoose'>) {
  const { catalog } = useMessages();
  const link = useSiteLink();
  const { brand } = useAppSelector((state) => state.apiConfig);
  const recurring = useAppSelector((state) => featureOn(state, 'autoDelivery'));
  const [member, setMember] = useState(false);
  useEffect(() => setMember(recurring && hasToken(brand)), [recurring, brand]);
  return (
    <>
      {member && present?.autoDeliveryPrice && (
        <Suspense>
          <AddToUpcoming code={present.code} name={shown.name} />
        </Suspense>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-6">
        {present?.purchasable && shown.shipped && (
          <CompareToggle
            code={shown.code}
            name={shown.name}
            kind={shown.productType}
            image={shown.images[0]?.url}
          />
        )}
        {present?.purchasable && (
          <WishButton
            key={present.code}
            code={present.code}
            productCode={shown.code}
            name={shown.name}
            worded
          />
        )}
        <Link
          to={link(`/content/support/email-us-page#about=${encodeURIComponent(shown.name)}`)}
          className="inline-flex min-h-11 items-center gap-2 text-muted text-sm hover:text-ink"
        >
          <FactIcon code="mail" className="size-5" />
          {catalog.ask()}
        </Link>
      </div>
      <Slot fillers={fillers} data={{ product: shown, variant: present }} />
    </>
  );
}

function Row({ title, cards }: { title: string; cards: readonly Card[] | null }) {
  if (!cards || cards.length === 0) return null;
  return (
    <section className="when-seen mt-section">
      <h2 className="pb-6 font-display text-3xl">{title}</h2>
      <ProductCarousel label={title} cards={cards} action={quickAdd} />
    </section>
  );
}
