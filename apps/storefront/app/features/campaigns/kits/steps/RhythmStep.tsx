import { Form, useNavigate } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/kits.js';
import { useMessages, useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { TextField } from '#app/ui/Field.tsx';
import { RadioCard } from '#app/ui/RadioCard.tsx';
import type { Campaign } from '../../campaigns.types.ts';
import { HiddenFields } from '../../choosing/HiddenFields.tsx';
import { choiceFields, type KitChoice, kitPath } from '../kit.url.ts';
import { startsLater } from '../kits.rules.ts';
import { campaignOffers, kitEstimate } from '../kits.slices.ts';
import { KitFrame } from './KitFrame.tsx';
import { TooLittle } from './TooLittle.tsx';

/** Chooses how often the boxes come, and where the campaign has it, when they begin. */
export function RhythmStep({ campaign, choice }: { campaign: Campaign; choice: KitChoice }) {
  const m = useScreenMessages(texts);
  const shared = useMessages();
  const link = useSiteLink();
  const navigate = useNavigate();
  const { data: offers } = useAppSelector(campaignOffers.select);
  const { data: estimate, error } = useAppSelector(kitEstimate.select);
  const { weeks: _, start, ...others } = choiceFields(choice);
  const usual = choice.weeks ?? offers?.defaultFrequency;
  if ((error && !error.aborted) || !estimate)
    return (
      <TooLittle
        campaign={campaign}
        choice={choice}
        step="rhythm"
        title={m.rhythmTitle({ unit: campaign.unit })}
        error={error}
      />
    );
  const { commitment, weight, unit } = estimate;
  /** Kept in this step's address too, for the way back. */
  const choose = (weeks: number): void =>
    void navigate(link(kitPath(campaign.code, 'rhythm', { ...choice, weeks })), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <KitFrame
      campaign={campaign}
      step="rhythm"
      choice={choice}
      title={m.rhythmTitle({ unit })}
      lead={<p>{m.rhythmLead()}</p>}
    >
      <Form
        method="get"
        action={link(kitPath(campaign.code, 'summary'))}
        className="mt-8 max-w-2xl space-y-6"
      >
        <HiddenFields fields={others} />
        <fieldset>
          <legend className="pb-3 font-semibold">{shared.catalog.howOften()}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {(offers?.frequencies ?? []).map((weeks) => (
              <RadioCard
                key={weeks}
                name="weeks"
                value={weeks}
                defaultChecked={weeks === usual}
                onChange={() => choose(weeks)}
                required
              >
                {shared.catalog.everyWeeks({ weeks })}
              </RadioCard>
            ))}
          </div>
        </fieldset>
        {startsLater(campaign) && (
          <div className="max-w-xs">
            <TextField
              type="date"
              name="start"
              label={m.startOn()}
              hint={m.startHint()}
              defaultValue={start}
              min={estimate.now.on}
            />
          </div>
        )}
        {commitment && (
          <p className="text-muted">
            {m.rhythmOrders({
              orders: commitment.orders,
              each: m.units({ count: weight, unit }),
              all: m.units({ count: commitment.units, unit }),
            })}
          </p>
        )}
        <Button type="submit">{m.toSummary()}</Button>
      </Form>
    </KitFrame>
  );
}
