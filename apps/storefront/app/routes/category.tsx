import { Link } from 'react-router';
import { categoryProducts } from '#app/features/category/categoryProducts.slice.ts';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { outcomeOf, screen } from '#app/platform/loading.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';

const load = screen(async ({ dispatch, params, url, signal }) => {
  const code = params['*']?.split('/').pop() ?? '';
  const filters = url.searchParams.get('filters') ?? undefined;
  const area = await dispatch(categoryProducts.load({ code, filters }, signal));
  if (area.data)
    dispatch(setPageMetadata({ title: area.data.name, metadata: [], canonicalPath: url.pathname }));
  return outcomeOf(area);
});
export const loader = load;
export const clientLoader = load;

export default function Category() {
  const m = useMessages();
  const { data } = useAppSelector(categoryProducts.select);
  if (!data) return null;
  return (
    <>
      <h1 className="font-display text-4xl">{data.name}</h1>
      <p>{m.category.results({ count: data.pagination.totalResults })}</p>
      <ul className="grid gap-(--grid-gap)">
        {data.products.map((product) => (
          <li key={product.code}>
            <Link to={product.url}>{product.name}</Link> <span>{product.price?.formattedValue}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
