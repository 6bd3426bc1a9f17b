import { carousels } from '#app/features/catalog/carousel/carousels.slice.ts';
import { CompareDock } from '#app/features/catalog/compare/CompareDock.tsx';
import { ContentSlots } from '#app/features/content/ContentSlots.tsx';
import { Contents } from '#app/features/content/page/Contents.tsx';
import { layOut } from '#app/features/content/page/layout.rules.ts';
import { PAGE_COMPONENTS } from '#app/features/content/page/pageComponents.tsx';
import { loadPage, pageContent } from '#app/features/content/pageContent.slice.ts';
import { nothingThere, outcomeOf, screen } from '#app/platform/loading.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { carouselsOf, productCarousel } from '../../compositions/productCarousels.tsx';
import { plainPath } from '../../platform/addresses.ts';

const load = screen(async ({ dispatch, params, url, signal }) => {
  const label = params['*']?.replace(/(?<!\/)\/+$/, '');
  if (!label) throw nothingThere();
  const area = await dispatch(loadPage({ pageLabelOrId: label }, signal, plainPath(url.pathname)));
  const queries = area.data ? carouselsOf(area.data.contentSlots) : [];
  if (queries.length > 0) await dispatch(carousels.load(queries, signal));
  return outcomeOf(area);
});
export const loader = load;
export const clientLoader = load;

const drawn = { ...productCarousel, ...PAGE_COMPONENTS };

export default function ContentPage() {
  const { data } = useAppSelector(pageContent.select);
  if (!data) return null;
  const { intro, body, rest, anchors } = layOut(data.contentSlots);
  // A page of plain text has its own name as heading.
  const isText = intro.length === 0 && body.length > 0;
  const ids = Object.fromEntries(anchors.map(({ uid, id }) => [uid, id]));
  return (
    <>
      <div className="page-width flex flex-col gap-12 py-8 lg:gap-16 lg:py-12">
        {isText && <h1 className="font-display text-4xl leading-tight">{data.title}</h1>}
        {intro.length > 0 && <ContentSlots slots={intro} extra={drawn} startsPage />}
        {body.length > 0 && (
          <div
            className={
              anchors.length > 0
                ? 'grid gap-10 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-16 xl:grid-cols-[15rem_minmax(0,60rem)]'
                : ''
            }
          >
            {anchors.length > 0 && <Contents anchors={anchors} />}
            <div className="[&>div]:gap-12">
              <ContentSlots slots={body} extra={drawn} ids={ids} />
            </div>
          </div>
        )}
        {rest.length > 0 && (
          <ContentSlots slots={rest} extra={drawn} startsPage={!isText && intro.length === 0} />
        )}
      </div>
      <CompareDock />
    </>
  );
}
