import { SITES } from '@crema/brands';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { configurationData } from '#app/features/content/configurationData.slice.ts';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';

const LANDING = ['beverages', 'brewers', 'accessories'] as const;
const BestSellers = lazy(() => import('./BestSellers.tsx'));

/**
 * The error page of the specification's section 2, for every failed screen. Its links load a new document. The shop for
 * businesses has its own text and no tiles. Best sellers come in the browser, and only if the commerce engine answers.
 */
export function ErrorPage({ isMissing }: { isMissing: boolean }) {
  const m = useMessages();
  const link = useSiteLink();
  const brand = useAppSelector((state) => state.apiConfig.brand);
  const { phone } = SITES[brand];
  const isBusiness = brand === 'usafh';
  return (
    <main id="content" className="page-width py-10 lg:py-16">
      <h1 className="font-display text-4xl">{isBusiness ? m.error.businessHeading() : m.error.heading()}</h1>
      <p className="mt-4 max-w-prose text-lg">{isBusiness ? m.error.businessText() : m.error.text()}</p>
      {!isBusiness && (
        <p className="mt-2 max-w-prose text-muted">{isMissing ? m.error.missing() : m.error.safe()}</p>
      )}
      <div className="mt-8 flex flex-wrap items-stretch gap-3">
        <a href={link('/')} className={buttonClass('primary')}>
          {m.error.home()}
        </a>
        <SearchForm />
      </div>
      {!isBusiness && (
        <ul className="mt-8 grid gap-3 sm:grid-cols-3">
          {LANDING.map((name) => (
            <li key={name}>
              <a
                href={link(`/${name}`)}
                className="flex min-h-16 items-center justify-between gap-4 rounded-card bg-sunken px-5 py-4 font-display text-xl hover:text-accent sm:py-8"
              >
                {m.shell[name]()}
                <Icon name="arrow" className="size-5" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-10 grid gap-6 border-line border-y py-6 sm:grid-cols-2">
        <section>
          <h2 className="font-semibold text-lg">{m.error.helpTitle()}</h2>
          <a className="tabular font-display text-2xl text-accent" href={`tel:${phone}`}>
            {phone}
          </a>
          <p className="text-muted">{m.error.helpHours()}</p>
        </section>
        <section>
          <h2 className="font-semibold text-lg">{m.error.emailTitle()}</h2>
          <a className="text-accent underline" href={link('/content/support/email-us-page')}>
            {m.error.emailLink()}
          </a>
          <p className="text-muted">{m.error.emailPromise()}</p>
        </section>
      </div>
      <Instead />
    </main>
  );
}

/** A search that works without JavaScript too. */
function SearchForm() {
  const m = useMessages();
  const link = useSiteLink();
  const id = useId();
  const { brand, lang, siteOverride } = useAppSelector((state) => state.apiConfig);
  const [path] = link(lang === 'fr' ? '/recherche' : '/search').split('?');
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not yet announced everywhere.
    <form role="search" action={path} className="flex min-w-0 grow gap-2 sm:max-w-md">
      <label htmlFor={id} className="sr-only">
        {m.shell.search()}
      </label>
      <input
        id={id}
        type="search"
        name="text"
        required
        maxLength={100}
        className="min-h-11 w-full min-w-0 rounded-control border border-control bg-surface px-3"
      />
      {siteOverride && <input type="hidden" name="site" value={brand} />}
      <button type="submit" className={buttonClass('secondary', 'shrink-0')}>
        {m.shell.search()}
      </button>
    </form>
  );
}

/** Best sellers, in a space that is kept for them. Without the header's data the engine is away: nothing is asked. */
function Instead() {
  const { data } = useAppSelector(configurationData.select);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!data) return null;
  const space = <Skeleton className="mt-10 h-[30rem]" />;
  return isAlive ? (
    <Suspense fallback={space}>
      <BestSellers waiting={space} />
    </Suspense>
  ) : (
    space
  );
}
