import { podsChosen } from '#app/platform/events.ts';
import texts from '#app/platform/i18n/generated/screens/kits.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import type { Area } from '#app/platform/store/lifecycle.ts';
import { buttonClass, LinkButton } from '#app/ui/Button.tsx';
import type { Campaign, ChosenPod, Estimate } from '../../campaigns.types.ts';
import { chosenOf } from '../../choosing/chosen.url.ts';
import { Tray } from '../../choosing/Tray.tsx';
import { type KitChoice, kitPath } from '../kit.url.ts';
import { weightOf } from '../kits.rules.ts';

interface KitTrayProps {
  campaign: Campaign;
  choice: KitChoice;
  known: Readonly<Record<string, ChosenPod>>;
  estimate: Area<Estimate>;
}

/** What is chosen of a kit's first order, and the way on once it is enough. */
export function KitTray({ campaign, choice, known, estimate }: KitTrayProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const { unit, least, code } = campaign;
  const weight = weightOf(campaign, choice.products, known, estimate) ?? 0;
  const missing = Math.max(0, least - weight);
  return (
    <Tray
      products={choice.products}
      known={known}
      progress={
        missing > 0 ? m.progress({ done: weight, goal: least, unit }) : m.enough({ done: weight, unit })
      }
      done={weight}
      goal={least}
      action={
        missing > 0 ? (
          <span className={buttonClass('secondary', 'border-dashed text-muted')}>
            {m.missing({ count: missing, unit })}
          </span>
        ) : (
          <LinkButton
            to={link(kitPath(code, 'rhythm', choice))}
            onClick={() => dispatch(podsChosen(chosenOf(code, choice.products)))}
          >
            {m.toRhythm()}
          </LinkButton>
        )
      }
    />
  );
}
