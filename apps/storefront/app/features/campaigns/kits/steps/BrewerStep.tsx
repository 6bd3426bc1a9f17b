import { Form, useNavigate } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/kits.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import type { Campaign } from '../../campaigns.types.ts';
import { HiddenFields } from '../../choosing/HiddenFields.tsx';
import { colourOf } from '../brewers.adapter.ts';
import { choiceFields, type KitChoice, kitPath } from '../kit.url.ts';
import { campaignBrewers } from '../kits.slices.ts';
import { BrewerCard } from './BrewerCard.tsx';
import { KitFrame } from './KitFrame.tsx';

/** Chooses a brewer and its colour. One group of radio buttons in a form, so that it works without script. */
export function BrewerStep({ campaign, choice }: { campaign: Campaign; choice: KitChoice }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const navigate = useNavigate();
  const { data: brewers } = useAppSelector(campaignBrewers.select);
  if (!brewers) return null;
  const chosen = colourOf(brewers, choice.brewer);
  /** Kept in this step's address too, for the way back. */
  const choose = (brewer: string): void =>
    void navigate(link(kitPath(campaign.code, 'brewer', { ...choice, brewer })), {
      replace: true,
      preventScrollReset: true,
    });
  const { brewer: _, ...rest } = choiceFields(choice);
  return (
    <KitFrame
      campaign={campaign}
      step="brewer"
      choice={choice}
      title={m.brewerTitle()}
      lead={<p>{m.brewerLead({ percent: campaign.percent ?? 0 })}</p>}
    >
      {brewers.length === 0 && <p className="mt-8 text-lg">{m.noBrewers()}</p>}
      {/* The step's choice, then the next step. */}
      <Form method="get" action={link(kitPath(campaign.code, 'boxes'))} className="group mt-8">
        <HiddenFields fields={rest} />
        <ul className="grid gap-x-grid gap-y-8 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {brewers.map((brewer, at) => (
            <li key={brewer.code}>
              <BrewerCard
                brewer={brewer}
                usual={campaign.commitment}
                campaign={campaign}
                chosen={chosen?.brewer === brewer ? chosen.colour : undefined}
                onChoose={choose}
                eager={at < 2}
              />
            </li>
          ))}
        </ul>
        {brewers.length > 0 && (
          <div className="sticky bottom-0 z-20 -mx-4 mt-8 flex min-h-18 flex-wrap items-center justify-between gap-3 border-line border-t bg-paper px-4 py-3">
            <p role="status">
              {chosen ? (
                <>
                  <span className="font-semibold">
                    {[chosen.brewer.name, chosen.colour.name].filter(Boolean).join(', ')}
                  </span>{' '}
                  <span className="tabular">{chosen.colour.price.formattedValue}</span>
                </>
              ) : (
                // By CSS, because a choice is made without script too.
                <span className="group-has-checked:hidden">{m.brewerFirst()}</span>
              )}
            </p>
            <Button type="submit" className="group-not-has-checked:hidden">
              {m.toBoxes({ unit: campaign.unit })}
            </Button>
          </div>
        )}
      </Form>
    </KitFrame>
  );
}
