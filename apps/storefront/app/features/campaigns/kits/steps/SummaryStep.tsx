import texts from '#app/platform/i18n/generated/screens/kits.js';
import { useMessages, useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import type { Campaign } from '../../campaigns.types.ts';
import { AddOfferButton } from '../../choosing/AddOfferButton.tsx';
import { addKit } from '../kit.thunks.ts';
import type { KitChoice } from '../kit.url.ts';
import { kitEstimate } from '../kits.slices.ts';
import { KitContents } from './KitContents.tsx';
import { KitFrame } from './KitFrame.tsx';
import { KitPromise } from './KitPromise.tsx';
import { KitSums } from './KitSums.tsx';
import { TooLittle } from './TooLittle.tsx';

interface SummaryStepProps {
  campaign: Campaign;
  choice: KitChoice;
}

/** Everything that the kit comes to, before it goes into the cart. */
export function SummaryStep({ campaign, choice }: SummaryStepProps) {
  const m = useScreenMessages(texts);
  const shared = useMessages();
  const { data: estimate, error } = useAppSelector(kitEstimate.select);
  const title = m.summaryTitle();
  if ((error && !error.aborted) || !estimate)
    return <TooLittle campaign={campaign} choice={choice} step="summary" title={title} error={error} />;
  return (
    <KitFrame campaign={campaign} step="summary" choice={choice} title={title}>
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-14">
        <div className="min-w-0 space-y-10">
          <KitContents campaign={campaign} choice={choice} estimate={estimate} />
          {estimate.commitment && <KitPromise estimate={estimate} commitment={estimate.commitment} />}
        </div>
        <aside className="self-start rounded-card border border-line bg-surface p-5 lg:sticky lg:top-24">
          <p className="pb-4 font-medium">{shared.catalog.everyWeeks({ weeks: estimate.frequencyWeeks })}</p>
          <KitSums estimate={estimate} />
          <AddOfferButton
            className="mt-5"
            label={shared.cart.addToCart()}
            add={() => addKit(estimate, choice)}
          />
          {estimate.commitment && <p className="mt-3 text-muted text-sm">{m.consentLater()}</p>}
        </aside>
      </div>
    </KitFrame>
  );
}
