import { loadPage, pageContent } from '#app/features/content/pageContent.slice.ts';
import { outcomeOf, screen } from '#app/platform/loading.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';

const load = screen(async ({ dispatch, signal }) =>
  outcomeOf(await dispatch(loadPage({ pageLabelOrId: 'homepage' }, signal))),
);
export const loader = load;
export const clientLoader = load;

export default function Home() {
  const { data } = useAppSelector(pageContent.select);
  return <h1 className="font-display text-4xl">{data?.title}</h1>;
}
