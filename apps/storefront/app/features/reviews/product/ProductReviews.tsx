import { lazy, Suspense, useState } from 'react';
import type { Slots } from '#app/platform/slots/slots.types.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { featureOn, setting } from '#app/platform/store/setting.ts';
import type { AppThunk } from '#app/platform/store/store.ts';
import { WhenNear } from '#app/ui/overlay/WhenNear.tsx';
import { Still, stillPart } from '#app/ui/Still.tsx';
import { productReviews } from './productReviews.slice.ts';

const still = stillPart(() => import('./StillReviews.tsx'));
const LiveReviews = lazy(() => import('./LiveReviews.tsx'));

/** Loads what the server draws of a product's reviews. */
export const prepareReviews =
  (code: string, signal?: AbortSignal): AppThunk<Promise<void>> =>
  async (dispatch) => {
    await Promise.all([dispatch(productReviews.ensure(code, signal)), still.ready()]);
  };

/**
 * What buyers say of a product. The browser keeps what the server has drawn until a visitor comes near; then the list can be sorted,
 * filtered and reported.
 */
export function ProductReviews({ product }: Slots['productBelow']) {
  const { data } = useAppSelector(productReviews.select);
  const delayMs = useAppSelector((state) => setting(state, 'lazyLoadDelayMs'));
  const [live, setLive] = useState(false);
  const isOn = useAppSelector((state) => featureOn(state, 'reviews'));
  if (!isOn || data?.productCode !== product.code) return null;
  return (
    <section id="reviews" className="mt-section scroll-mt-24">
      <Still of={still} props={{ part: 'summary', list: data }} />
      {data.summary.shown > 0 && (
        <>
          <WhenNear delayMs={delayMs}>
            <Suspense>
              <LiveReviews first={data} onReady={setLive} />
            </Suspense>
          </WhenNear>
          {!live && <Still of={still} props={{ part: 'list', list: data }} />}
        </>
      )}
    </section>
  );
}
