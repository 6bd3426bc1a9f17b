import { carousels } from '#app/features/catalog/carousel/carousels.slice.ts';
import { CompareDock } from '#app/features/catalog/compare/CompareDock.tsx';
import { ContentSlots } from '#app/features/content/ContentSlots.tsx';
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

export default function ContentPage() {
  const { data } = useAppSelector(pageContent.select);
  if (!data) return null;
  // A page of plain text has its own name as heading, and its sections are closer than those of a landing page.
  const isText = data.contentSlots[0]?.components[0]?.typeCode === 'RichTextComponent';
  return (
    <>
      <div className={`page-width py-10 ${isText ? '[&>div]:gap-12' : ''}`}>
        {isText && <h1 className="pb-8 font-display text-4xl leading-tight">{data.title}</h1>}
        <ContentSlots slots={data.contentSlots} extra={productCarousel} startsPage={!isText} />
      </div>
      <CompareDock />
    </>
  );
}
