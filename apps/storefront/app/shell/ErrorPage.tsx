import { useId } from 'react';
import errorTexts from '#app/platform/i18n/generated/screens/error.js';
import { useMessages, useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { setting } from '#app/platform/store/setting.ts';
import { telOf } from '#app/platform/telephone.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import { Icon } from '#app/ui/Icon.tsx';

const LANDING = ['beverages', 'brewers', 'accessories'] as const;

/**
 * The error page of the specification's section 2, for every failed screen. Its links load a new document. The shop for
 * businesses has its own text and no tiles.
 */
export default function ErrorPage({ isMissing }: { isMissing: boolean }) {
  const m = useMessages();
  const texts = useScreenMessages(errorTexts);
  const link = useSiteLink();
  const brand = useAppSelector((state) => state.apiConfig.brand);
  const phone = useAppSelector((state) => setting(state, 'shopPhone'));
  const isBusiness = brand === 'usafh';
  return (
    <>
      <h1 className="font-display text-4xl">{isBusiness ? texts.businessHeading() : texts.heading()}</h1>
      <p className="mt-4 max-w-prose text-lg">{isBusiness ? texts.businessText() : texts.text()}</p>
      {!isBusiness && (
        <p className="mt-2 max-w-prose text-muted">{isMissing ? texts.missing() : texts.safe()}</p>
      )}
      <div className="mt-8 flex flex-wrap items-stretch gap-3">
        <a href={link('/')} className={buttonClass('primary')}>
          {texts.home()}
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
          <h2 className="font-semibold text-lg">{texts.helpTitle()}</h2>
          <a className="tabular font-display text-2xl text-accent" href={telOf(phone)}>
            {phone}
          </a>
          <p className="text-muted">{m.error.helpHours()}</p>
        </section>
        <section>
          <h2 className="font-semibold text-lg">{texts.emailTitle()}</h2>
          <a className="text-accent underline" href={link('/content/support/email-us-page')}>
            {m.error.emailLink()}
          </a>
          <p className="text-muted">{texts.emailPromise()}</p>
        </section>
      </div>
    </>
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
