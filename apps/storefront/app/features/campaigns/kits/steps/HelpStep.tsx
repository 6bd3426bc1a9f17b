import { Form, Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/kits.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { buttonClass, LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import type { Campaign } from '../../campaigns.types.ts';
import { HiddenFields } from '../../choosing/HiddenFields.tsx';
import { selectKnownPods } from '../../choosing/knownPods.slice.ts';
import { PodGrid } from '../../choosing/PodGrid.tsx';
import { choiceFields, type KitChoice, kitPath } from '../kit.url.ts';
import { campaignHelp, type HelpAnswers, kitEstimate } from '../kits.slices.ts';
import { KitFrame } from './KitFrame.tsx';
import { KitTray } from './KitTray.tsx';

interface HelpStepProps {
  campaign: Campaign;
  choice: KitChoice;
  answers: HelpAnswers;
}

/** “Help me choose”: one question after the other, with what suits the answers so far. */
export function HelpStep({ campaign, choice, answers }: HelpStepProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const { data: help, error } = useAppSelector(campaignHelp.select);
  const estimate = useAppSelector(kitEstimate.select);
  const known = useAppSelector(selectKnownPods);
  const { products: _, ...others } = choiceFields(choice);
  const given = { ...answers } as Record<string, string>;
  const to = (more: Record<string, string>): string => link(kitPath(campaign.code, 'help', choice, more));
  // A question with one answer is none.
  const question = help?.questions.find(({ options }) => options.length > 1);
  return (
    <KitFrame
      campaign={campaign}
      step="boxes"
      choice={choice}
      title={m.helpMe()}
      lead={<p>{m.helpLead()}</p>}
    >
      {error && (
        <div className="mt-6">
          <Notice tone="danger" role="alert">
            {error.errors[0]?.message || m.failed()}
          </Notice>
        </div>
      )}
      {question && (
        <section aria-labelledby="help-question" className="mt-8">
          <h2 id="help-question" className="font-display text-2xl">
            {question.text}
          </h2>
          <ul className="mt-4 flex flex-wrap gap-3">
            {question.options.map((option) => (
              <li key={option.code}>
                <Link
                  to={to({ ...given, [question.code]: option.code })}
                  className={buttonClass('secondary', 'rounded-full')}
                >
                  {option.name} <span className="tabular font-normal text-muted">{option.count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        {Object.keys(given).length > 0 && (
          <LinkButton look="quiet" className="-ml-5" to={to({})}>
            {m.helpAgain()}
          </LinkButton>
        )}
        <LinkButton look="quiet" to={link(kitPath(campaign.code, 'boxes', choice))}>
          {m.helpAll()}
        </LinkButton>
      </p>
      {help && (
        <Form method="get" action={link(kitPath(campaign.code, 'help'))} replace preventScrollReset>
          <HiddenFields fields={{ ...others, ...given }} />
          <h2 className="pt-6 pb-4 font-display text-2xl">{m.suits({ count: help.matches })}</h2>
          <PodGrid cards={help.cards} products={choice.products} unit={campaign.unit} />
          <KitTray campaign={campaign} choice={choice} known={known} estimate={estimate} />
        </Form>
      )}
    </KitFrame>
  );
}
