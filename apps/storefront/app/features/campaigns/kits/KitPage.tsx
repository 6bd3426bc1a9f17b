import type { ReactNode } from 'react';
import texts from '#app/platform/i18n/generated/screens/kits.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import type { Campaign } from '../campaigns.types.ts';
import { BrewerRow } from './BrewerRow.tsx';
import { kitPath } from './kit.url.ts';
import { stepsOf } from './kits.rules.ts';
import { campaignBrewers, campaignGuide } from './kits.slices.ts';

interface KitPageProps {
  campaign: Campaign;
  /** What the merchant says of it; its heading is the page's. Absent: the page has a head of its own. */
  story?: ReactNode;
}

/** What a kit is: its terms at a glance, how it goes, and its brewers, each the first step already. */
export function KitPage({ campaign, story }: KitPageProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const { data: guide } = useAppSelector(campaignGuide.select);
  const { data: brewers } = useAppSelector(campaignBrewers.select);
  const { code, name, percent, commitment, months, least, unit, earlyEnd } = campaign;
  const [first = 'boxes'] = stepsOf(campaign);
  const begin = (
    <LinkButton to={link(kitPath(code, first))} className="px-7">
      {first === 'brewer' ? m.chooseBrewer() : m.toBoxes({ unit })}
    </LinkButton>
  );
  const facts = [
    ...(percent === undefined ? [] : [[m.factBrewer(), m.off({ percent })]]),
    [
      m.factPromise(),
      commitment > 0 ? m.terms({ units: m.units({ count: commitment, unit }), months }) : m.noTerms(),
    ],
    [m.factLeast(), m.units({ count: least, unit })],
    ...(commitment > 0 ? [[m.factEnd(), earlyEnd === 'FULL' ? m.factFull() : m.factShare()]] : []),
  ];
  return (
    <div className="page-width pt-4 sm:pt-8 pb-section">
      {story ?? <h1 className="font-display text-5xl leading-[1.04]">{name}</h1>}
      <dl className="mt-8 grid gap-6 border-line border-y py-8 sm:grid-cols-2 xl:grid-cols-4">
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt className="text-muted text-sm">{term}</dt>
            <dd className="mt-1 font-display text-xl leading-snug">{text}</dd>
          </div>
        ))}
      </dl>
      {!story && <div className="mt-8">{begin}</div>}
      {guide && (
        <section
          aria-labelledby="kit-how"
          className="mt-section rounded-card bg-deep px-6 py-10 text-on-deep sm:px-10 lg:py-14"
        >
          <h2 id="kit-how" className="font-display text-3xl">
            {m.howTitle()}
          </h2>
          <ol className="mt-6 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
            {guide.steps.map(({ code: step, title, text }, at) => (
              <li key={step}>
                <span aria-hidden="true" className="tabular font-display text-3xl text-on-deep-muted">
                  {at + 1}
                </span>
                <h3 className="mt-2 font-semibold text-lg">{title}</h3>
                <p className="mt-1 text-on-deep-muted">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {brewers && brewers.length > 0 && <BrewerRow campaign={campaign} brewers={brewers} />}
      <div className="mt-10">{begin}</div>
    </div>
  );
}
