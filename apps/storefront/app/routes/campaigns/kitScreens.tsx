import { data, redirect, useParams, useSearchParams } from 'react-router';
import type { Campaign } from '#app/features/campaigns/campaigns.types.ts';
import { learnPods, selectKnownPods } from '#app/features/campaigns/choosing/knownPods.slice.ts';
import { KitPage } from '#app/features/campaigns/kits/KitPage.tsx';
import { KitsPage } from '#app/features/campaigns/kits/KitsPage.tsx';
import { type KitChoice, kitPath, readChoice } from '#app/features/campaigns/kits/kit.url.ts';
import { campaignOf, stepsOf, weightOf } from '#app/features/campaigns/kits/kits.rules.ts';
import {
  campaignBrewers,
  campaignGuide,
  campaignHelp,
  campaignLists,
  campaignOffers,
  campaignPods,
  HELP_QUESTIONS,
  type HelpAnswers,
  kitEstimate,
} from '#app/features/campaigns/kits/kits.slices.ts';
import { BoxesStep } from '#app/features/campaigns/kits/steps/BoxesStep.tsx';
import { BrewerStep } from '#app/features/campaigns/kits/steps/BrewerStep.tsx';
import { HelpStep } from '#app/features/campaigns/kits/steps/HelpStep.tsx';
import { RhythmStep } from '#app/features/campaigns/kits/steps/RhythmStep.tsx';
import { SummaryStep } from '#app/features/campaigns/kits/steps/SummaryStep.tsx';
import { ContentSlots } from '#app/features/content/ContentSlots.tsx';
import { loadPage, pageContent } from '#app/features/content/pageContent.slice.ts';
import texts from '#app/platform/i18n/generated/screens/kits.js';
import { nothingThere, outcomeOf, type ScreenContext, screen } from '#app/platform/loading.ts';
import { readFilters, readPage } from '#app/platform/page-query/readList.ts';
import { siteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';

/** `/kits`, `/kits/bbad` and the steps below it. What has been chosen is in the address. */
export const loadKits = screen(async (context) => {
  const { dispatch, state, params, url, signal } = context;
  const { lang } = state().apiConfig;
  const entered = url.searchParams.get('campaign')?.trim();
  if (entered) throw redirect(siteLink(kitPath(encodeURIComponent(entered)), state().apiConfig));
  const offers = await dispatch(campaignOffers.ensure(null, signal));
  if (!offers.data) return outcomeOf(offers);
  if (!params.code) {
    await dispatch(loadPage({ pageLabelOrId: 'kits' }, signal, '/kits'));
    dispatch(
      setPageMetadata({
        title: texts[lang].title(),
        ...described(texts[lang].lead()),
        canonicalPath: '/kits',
      }),
    );
    return null;
  }
  const campaign = campaignOf(offers.data.campaigns, params.code);
  if (!campaign) {
    // Fails with the reason: the site does not have it, or not today.
    const { error } = await dispatch(campaignGuide.load(params.code, signal));
    dispatch(setPageMetadata({ title: texts[lang].title(), metadata: [NOINDEX] }));
    return data(null, { status: error?.status === 409 ? 409 : 404 });
  }
  await steps(context, campaign);
  return null;
});

const described = (content: string) => ({ metadata: [{ name: 'description', content }] });

/** Loads what a step of a kit shows, or leads to the step that has to come first. */
async function steps(context: ScreenContext, campaign: Campaign): Promise<void> {
  const { dispatch, state, params, url, signal } = context;
  const { code } = campaign;
  const choice = readChoice(url.searchParams);
  const goTo = (path: string) => redirect(siteLink(path, state().apiConfig));
  const [first = 'boxes'] = stepsOf(campaign);
  const title = campaign.name;
  if (!params.step) {
    const path = kitPath(code);
    const story = dispatch(loadPage({ pageLabelOrId: path.slice(1) }, signal, path));
    const guide = dispatch(campaignGuide.ensure(code, signal));
    const [{ data: page }] = await Promise.all([
      story,
      guide,
      first === 'brewer' && dispatch(campaignBrewers.ensure(code, signal)),
    ]);
    dispatch(setPageMetadata({ title, metadata: page?.metadata ?? [], canonicalPath: path }));
    return;
  }
  dispatch(setPageMetadata({ title, metadata: [NOINDEX] }));
  if (first === 'brewer' && params.step !== 'brewer' && !choice.brewer)
    throw goTo(kitPath(code, 'brewer', choice));
  if (
    params.step !== 'brewer' &&
    params.step !== 'boxes' &&
    params.step !== 'help' &&
    choice.products.length === 0
  )
    throw goTo(kitPath(code, 'boxes', choice));
  await loadStep(context, campaign, choice);
}

async function loadStep(
  { dispatch, state, params, url, signal }: ScreenContext,
  campaign: Campaign,
  { brewer, products, weeks }: KitChoice,
): Promise<void> {
  const { code: campaignCode } = campaign;
  // Always anew: one that is under way ends with the step that asked for it.
  const ask = () => dispatch(kitEstimate.load({ campaignCode, brewer, products, weeks }, signal));
  const learnt = dispatch(learnPods(products, signal));
  if (params.step === 'brewer') await dispatch(campaignBrewers.ensure(campaignCode, signal));
  else if (params.step === 'rhythm') await ask();
  else if (params.step === 'summary')
    await Promise.all([ask(), dispatch(campaignBrewers.ensure(campaignCode, signal))]);
  else {
    if (params.step === 'help')
      await dispatch(campaignHelp.ensure({ campaignCode, ...answersOf(url) }, signal));
    else if (params.step === 'boxes')
      await Promise.all([
        dispatch(
          campaignPods.select(state()).loading
            ? campaignPods.load(podsOf(url, campaignCode), signal)
            : campaignPods.ensure(podsOf(url, campaignCode), signal),
        ),
        dispatch(campaignLists.ensure(campaignCode, signal)),
      ]);
    else throw nothingThere();
    await learnt;
    // After a reload, what is not on this page of the list is weighed by the engine.
    const weighed = weightOf(campaign, products, selectKnownPods(state()), { data: null, error: null });
    if (weighed === undefined) await ask();
  }
  await learnt;
}

const listOf = (search: URLSearchParams): string | undefined =>
  search.get('list')?.slice(0, 200) || undefined;

const podsOf = ({ searchParams }: URL, campaignCode: string) => ({
  campaignCode,
  filters: readFilters(searchParams.get('filters') ?? ''),
  currentPage: Number(readPage(searchParams.get('page') ?? '') ?? 1) - 1,
  list: listOf(searchParams),
});

function answersOf({ searchParams }: Pick<URL, 'searchParams'>): HelpAnswers {
  const given = HELP_QUESTIONS.map((question) => [question, searchParams.get(question)?.slice(0, 60)]);
  return Object.fromEntries(given.filter(([, answer]) => answer));
}

export function Kits() {
  const { code: asked, step } = useParams();
  const [searchParams] = useSearchParams();
  const offers = useAppSelector(campaignOffers.select);
  const guide = useAppSelector(campaignGuide.select);
  const { data: page } = useAppSelector(pageContent.select);
  const campaign = asked ? campaignOf(offers.data?.campaigns ?? [], asked) : undefined;
  const story = page && <ContentSlots slots={page.contentSlots} startsPage />;
  if (!asked) return <KitsPage story={story} />;
  if (!campaign)
    return <KitsPage refused={{ code: asked, message: guide.error?.errors[0]?.message ?? '' }} />;
  const kit = { campaign, choice: readChoice(searchParams) };
  if (step === 'brewer') return <BrewerStep {...kit} />;
  if (step === 'boxes') return <BoxesStep {...kit} list={listOf(searchParams)} />;
  if (step === 'help') return <HelpStep {...kit} answers={answersOf({ searchParams })} />;
  if (step === 'rhythm') return <RhythmStep {...kit} />;
  if (step === 'summary') return <SummaryStep {...kit} />;
  return <KitPage campaign={campaign} story={story} />;
}
