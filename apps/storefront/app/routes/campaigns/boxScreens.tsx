import { lazy, Suspense } from 'react';
import { data, redirect, useParams, useSearchParams } from 'react-router';
import { BoxAction } from '#app/features/campaigns/boxes/BoxAction.tsx';
import { BoxChoose } from '#app/features/campaigns/boxes/BoxChoose.tsx';
import { BoxGift } from '#app/features/campaigns/boxes/BoxGift.tsx';
import { BoxPage } from '#app/features/campaigns/boxes/BoxPage.tsx';
import { readBoxChoice } from '#app/features/campaigns/boxes/box.url.ts';
import { boxOffer, boxPods } from '#app/features/campaigns/boxes/boxes.slices.ts';
import { learnPods } from '#app/features/campaigns/choosing/knownPods.slice.ts';
import { ContentSlots } from '#app/features/content/ContentSlots.tsx';
import { loadPage, pageContent } from '#app/features/content/pageContent.slice.ts';
import texts from '#app/platform/i18n/generated/screens/monthlyBox.js';
import { nothingThere, type ScreenContext, screen } from '#app/platform/loading.ts';
import { readFilters, readPage } from '#app/platform/page-query/readList.ts';
import { readText } from '#app/platform/page-query/readText.ts';
import { siteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';

const ReceivedBox = lazy(() => import('#app/features/campaigns/boxes/ReceivedBox.tsx'));

const STEPS: ReadonlySet<string> = new Set(['choose', 'gift', 'received']);

/** `/monthly-box`, `/monthly-box/choose`, `/monthly-box/gift`, and `/monthly-box/received` of a mailed link. What has been chosen is in the address. */
export const loadBox = screen(async (context) => {
  const { dispatch, state, params, url, signal } = context;
  const m = texts[state().apiConfig.lang];
  const goTo = (path: string) => redirect(siteLink(path, state().apiConfig));
  const { step } = params;
  if (step && !STEPS.has(step)) throw nothingThere();
  if (step === 'received') {
    dispatch(setPageMetadata({ title: m.title(), metadata: [NOINDEX] }));
    return null;
  }
  const offer = await dispatch(boxOffer.ensure(null, signal));
  if (!offer.data) {
    if (step) throw goTo('/monthly-box');
    dispatch(setPageMetadata({ title: m.title(), metadata: [NOINDEX] }));
    return data(null, { status: offer.error?.status === 409 ? 409 : 404 });
  }
  if (!step) {
    await dispatch(loadPage({ pageLabelOrId: 'monthly-box' }, signal, '/monthly-box'));
    const metadata = [{ name: 'description', content: m.lead() }];
    dispatch(setPageMetadata({ title: m.title(), metadata, canonicalPath: '/monthly-box' }));
    return null;
  }
  dispatch(setPageMetadata({ title: m.title(), metadata: [NOINDEX] }));
  const choice = readBoxChoice(url.searchParams);
  const isSize = offer.data.sizes.some(({ boxes }) => boxes === choice.boxes);
  if (!isSize) throw goTo('/monthly-box');
  if (step === 'choose') await choose(context);
  return null;
});

async function choose({ dispatch, url: { searchParams }, signal }: ScreenContext): Promise<void> {
  await Promise.all([
    dispatch(
      boxPods.ensure(
        {
          filters: readFilters(searchParams.get('filters') ?? ''),
          currentPage: Number(readPage(searchParams.get('page') ?? '') ?? 1) - 1,
          text: textOf(searchParams) || undefined,
        },
        signal,
      ),
    ),
    dispatch(learnPods(readBoxChoice(searchParams).products, signal)),
  ]);
}

const textOf = (search: URLSearchParams): string => readText(search.get('text') ?? '') ?? '';

export function MonthlyBox() {
  const { step } = useParams();
  const [searchParams] = useSearchParams();
  const { data: offer } = useAppSelector(boxOffer.select);
  const { data: page } = useAppSelector(pageContent.select);
  const { boxes, ...choice } = readBoxChoice(searchParams);
  if (step === 'received') {
    // Everything of it is its link's, which only the browser has.
    return (
      <Suspense fallback={<div className="min-h-dvh" />}>
        <ReceivedBox />
      </Suspense>
    );
  }
  if (!offer || !step || !boxes)
    return <BoxPage story={offer && page && <ContentSlots slots={page.contentSlots} startsPage />} />;
  const chosen = { ...choice, boxes };
  if (step === 'gift') return <BoxGift choice={chosen} />;
  return (
    <BoxChoose
      choice={chosen}
      text={textOf(searchParams)}
      action={(isFull) => <BoxAction choice={chosen} isFull={isFull} />}
    />
  );
}
