import { Link } from 'react-router';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { Picture } from '#app/ui/Picture.tsx';
import { Breadcrumbs } from '../Breadcrumbs.tsx';
import type { CategoryData } from './categoryData.slice.ts';

/** Breadcrumbs, name, description and subcategories of a category. */
export function CategoryHead({ category }: { category: CategoryData }) {
  const link = useSiteLink();
  return (
    <header className="pb-8">
      <Breadcrumbs steps={category.breadcrumbs.length > 0 ? category.breadcrumbs : [category]} />
      {category.bannerBackgroundImage && (
        <Picture
          src={category.bannerBackgroundImage}
          alt=""
          width={1200}
          height={300}
          sizes="(min-width: 1200px) 75rem, 100vw"
          eager
          className="mb-6 aspect-[4/1] md:aspect-[6/1] w-full rounded-card bg-sunken object-cover"
        />
      )}
      <h1 className="font-display text-4xl leading-tight">{category.name}</h1>
      {category.story?.text && <p className="mt-3 max-w-[40rem] text-lg text-muted">{category.story.text}</p>}
      {category.bannerLink && (
        <Link
          discover="none"
          to={link(category.bannerLink.url)}
          prefetch="intent"
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
        >
          {category.bannerLink.title}
        </Link>
      )}
      {category.subcategories.length > 0 && (
        <ul className="scroll-row mt-6 gap-2 py-1 md:flex-wrap">
          {category.subcategories.map((sub) => (
            <li key={sub.code}>
              <Link
                discover="none"
                to={link(sub.url)}
                prefetch="intent"
                className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-control bg-surface px-4 text-sm hover:border-ink"
              >
                {sub.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}
