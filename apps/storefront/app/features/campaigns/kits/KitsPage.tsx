import type { ReactNode } from 'react';
import { Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/kits.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Icon } from '#app/ui/Icon.tsx';
import type { Campaign } from '../campaigns.types.ts';
import { CodeForm } from './CodeForm.tsx';
import { kitPath } from './kit.url.ts';
import { isKit } from './kits.rules.ts';
import { campaignOffers } from './kits.slices.ts';

interface KitsPageProps {
  /** What the merchant says of kits, above the list; absent: the list has a head of its own. */
  story?: ReactNode;
  /** A code that was asked for and is not offered, with the reason. */
  refused?: { code: string; message: string };
}

/** All kits that the site offers today, and a field for a code. */
export function KitsPage({ story, refused }: KitsPageProps) {
  const m = useScreenMessages(texts);
  const { data } = useAppSelector(campaignOffers.select);
  if (!data) return null;
  const kits = data.campaigns.filter(isKit).toSorted((a, b) => (a.percent ?? 0) - (b.percent ?? 0));
  const others = data.campaigns.filter((one) => !isKit(one) && one.code !== MONTHLY_BOX);
  const shows = refused === undefined ? story : undefined;
  return (
    <div className="page-width pt-4 sm:pt-8 pb-section">
      {shows ?? (
        <>
          <h1 className="font-display text-4xl leading-tight">{m.title()}</h1>
          <p className="mt-3 max-w-[40rem] text-lg text-muted">{m.lead()}</p>
        </>
      )}
      {refused && (
        <div className="mt-6">
          <CodeForm typed={refused.code} error={refused.message || m.failed()} />
        </div>
      )}
      <section aria-labelledby="kits-all" className="pt-section">
        <h2 id="kits-all" className="pb-6 font-display text-3xl">
          {refused ? m.otherKits() : m.allKits()}
        </h2>
        {kits.length === 0 && <p className="text-lg">{m.noKits()}</p>}
        <ul className="grid gap-grid md:grid-cols-2 xl:grid-cols-3">
          {kits.map((kit) => (
            <li key={kit.code}>
              <KitCard kit={kit} />
            </li>
          ))}
        </ul>
      </section>
      {others.length > 0 && (
        <section aria-labelledby="kits-others" className="pt-section">
          <h2 id="kits-others" className="pb-6 font-display text-3xl">
            {m.withoutBrewer()}
          </h2>
          <ul className="divide-y divide-line border-line border-y">
            {others.map((one) => (
              <li key={one.code}>
                <OtherCampaign campaign={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {!refused && (
        <section aria-labelledby="kits-code" className="pt-section">
          <h2 id="kits-code" className="pb-4 font-display text-2xl">
            {m.haveCode()}
          </h2>
          <CodeForm />
        </section>
      )}
    </div>
  );
}

/** The campaign of the monthly box, which has a page of its own. */
const MONTHLY_BOX = 'MONTHLY_FIXED_PRICE';

function KitCard({ kit }: { kit: Campaign }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const { code, name, summary, percent = 0, commitment, months, least, unit } = kit;
  return (
    <article className="relative flex h-full flex-col rounded-card border border-line bg-surface p-6 hover:border-ink">
      <p className="font-display text-4xl text-accent leading-none">{m.offShort({ percent })}</p>
      <h3 className="mt-4 font-display text-2xl leading-snug">
        <Link to={link(kitPath(code))} prefetch="intent" className="after:absolute after:inset-0">
          {name}
        </Link>
      </h3>
      <p className="mt-2 font-medium">{summary}</p>
      <p className="mt-2">
        {commitment > 0 ? m.terms({ units: m.units({ count: commitment, unit }), months }) : m.noTerms()}
      </p>
      <p className="pr-10 text-muted text-sm">{m.leastEach({ units: m.units({ count: least, unit }) })}</p>
      <Icon name="arrow" className="absolute right-5 bottom-5 size-5 text-accent" />
    </article>
  );
}

function OtherCampaign({ campaign }: { campaign: Campaign }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const { code, name, summary, least, unit } = campaign;
  return (
    <Link
      to={link(kitPath(code))}
      prefetch="intent"
      className="flex flex-wrap items-baseline justify-between gap-x-6 py-4 hover:text-accent"
    >
      <span>
        <b className="font-medium">{name}</b> <span className="block text-muted text-sm">{summary}</span>
      </span>
      <span className="flex items-center gap-3 text-muted text-sm">
        {m.leastEach({ units: m.units({ count: least, unit }) })} {m.noTerms()}
        <Icon name="arrow" className="size-4 shrink-0 text-accent" />
      </span>
    </Link>
  );
}
