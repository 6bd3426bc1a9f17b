import type { ReactNode } from 'react';
import { Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/kits.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { Icon } from '#app/ui/Icon.tsx';
import type { Campaign } from '../../campaigns.types.ts';
import { type KitChoice, type KitStep, kitPath } from '../kit.url.ts';
import { stepsOf } from '../kits.rules.ts';

interface KitFrameProps {
  campaign: Campaign;
  step: KitStep;
  choice: KitChoice;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A step of a kit: where one is, with a way back to each step before, and what the step asks. */
export function KitFrame({ campaign, step, choice, title, lead, children }: KitFrameProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const steps = stepsOf(campaign);
  const here = steps.indexOf(step);
  const names = {
    brewer: m.stepBrewer(),
    boxes: m.stepBoxes({ unit: campaign.unit }),
    rhythm: m.stepRhythm(),
    summary: m.stepSummary(),
  };
  return (
    <div className="page-width pb-section">
      <nav aria-label={m.steps()} className="py-4 text-sm">
        <ol className="flex flex-wrap items-center gap-x-2">
          <li className="flex items-center gap-2">
            <Link to={link(kitPath(campaign.code))} className="py-2 text-muted hover:text-accent">
              {campaign.name}
            </Link>
            <Icon name="chevron-right" className="size-4 text-muted" />
          </li>
          {steps.map((one, at) => (
            <li key={one} className="flex items-center gap-2">
              {at < here ? (
                <Link
                  to={link(kitPath(campaign.code, one, choice))}
                  className="py-2 text-muted hover:text-accent"
                >
                  {names[one]}
                </Link>
              ) : (
                <span
                  aria-current={at === here ? 'step' : undefined}
                  className={`py-2 ${at === here ? 'font-semibold' : 'text-muted'}`}
                >
                  {names[one]}
                </span>
              )}
              {at < steps.length - 1 && <Icon name="chevron-right" className="size-4 text-muted" />}
            </li>
          ))}
        </ol>
      </nav>
      <h1 className="font-display text-4xl leading-tight">{title}</h1>
      {lead && <div className="mt-3 max-w-[40rem] text-lg text-muted">{lead}</div>}
      {children}
    </div>
  );
}
