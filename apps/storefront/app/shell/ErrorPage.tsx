import { SITES } from '@crema/brands';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { buttonClass } from '#app/ui/Button.tsx';

const LANDING = ['beverages', 'brewers', 'accessories'] as const;

/**
 * The error page of the specification's section 2, for every failed screen. Its links load a new document. The shop for
 * businesses has its own text and no tiles.
 */
export function ErrorPage() {
  const m = useMessages();
  const link = useSiteLink();
  const brand = useAppSelector((state) => state.apiConfig.brand);
  const { phone } = SITES[brand];
  const isBusiness = brand === 'usafh';
  return (
    <main id="content" className="page-width py-section">
      <h1 className="font-display text-4xl">{isBusiness ? m.error.businessHeading() : m.error.heading()}</h1>
      <p className="mt-4 max-w-prose text-lg">{isBusiness ? m.error.businessText() : m.error.text()}</p>
      <a href={link('/')} className={buttonClass('primary', 'mt-8')}>
        {m.error.home()}
      </a>
      {!isBusiness && (
        <ul className="mt-12 grid gap-grid sm:grid-cols-3">
          {LANDING.map((name) => (
            <li key={name}>
              <a
                href={link(`/${name}`)}
                className="block rounded-card bg-sunken px-6 py-10 font-display text-2xl hover:text-accent"
              >
                {m.shell[name]()}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-12 grid gap-grid border-line border-t pt-8 sm:grid-cols-2">
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
    </main>
  );
}
