import texts from '#app/platform/i18n/generated/screens/kits.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import type { Failure } from '#app/platform/store/failure.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import type { Campaign } from '../../campaigns.types.ts';
import { type KitChoice, type KitStep, kitPath } from '../kit.url.ts';
import { stepsOf } from '../kits.rules.ts';
import { KitFrame } from './KitFrame.tsx';

interface TooLittleProps {
  campaign: Campaign;
  choice: KitChoice;
  step: KitStep;
  title: string;
  error: Failure | null;
}

/** A step that the choice is not good enough for: why, and the way to mend it. */
export function TooLittle({ campaign, choice, step, title, error }: TooLittleProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const [refused] = error?.errors ?? [];
  const isBrewer = refused?.reason === 'brewer' && stepsOf(campaign).includes('brewer');
  return (
    <KitFrame campaign={campaign} step={step} choice={choice} title={title}>
      <div className="mt-6 max-w-2xl space-y-4">
        <Notice tone="warning" role="alert">
          {refused?.message || m.failed()}
        </Notice>
        <LinkButton to={link(kitPath(campaign.code, isBrewer ? 'brewer' : 'boxes', choice))}>
          {isBrewer ? m.changeBrewer() : m.changeBoxes({ unit: campaign.unit })}
        </LinkButton>
      </div>
    </KitFrame>
  );
}
