import { Form, useNavigation } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/kits.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import type { Campaign } from '../../campaigns.types.ts';
import { HiddenFields } from '../../choosing/HiddenFields.tsx';
import { selectKnownPods } from '../../choosing/knownPods.slice.ts';
import { FilterLinks, type ListAddress, ListTabs, PageLinks } from '../../choosing/ListLinks.tsx';
import { PodGrid } from '../../choosing/PodGrid.tsx';
import { choiceFields, type KitChoice, kitPath } from '../kit.url.ts';
import { isRefused } from '../kits.rules.ts';
import { campaignLists, campaignPods, kitEstimate } from '../kits.slices.ts';
import { KitFrame } from './KitFrame.tsx';
import { KitTray } from './KitTray.tsx';

interface BoxesStepProps {
  campaign: Campaign;
  choice: KitChoice;
  /** The category or collection that is shown; absent: all. */
  list?: string;
}

/** Chooses what is drunk: a list with filters, and what is chosen at the foot. Everything is in the address. */
export function BoxesStep({ campaign, choice, list }: BoxesStepProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const { data: pods, error } = useAppSelector(campaignPods.select);
  const { data: lists } = useAppSelector(campaignLists.select);
  const estimate = useAppSelector(kitEstimate.select);
  const known = useAppSelector(selectKnownPods);
  const busy = useNavigation().state === 'loading';
  const { products: _, ...others } = choiceFields(choice);
  const place: Record<string, string> = {
    ...(list && { list }),
    ...(pods?.chosen && { filters: pods.chosen }),
    ...(pods && pods.page > 1 && { page: String(pods.page) }),
  };
  const to: ListAddress = ({ filters = pods?.chosen ?? '', page = 1, list: other = list ?? '' }) =>
    link(
      kitPath(campaign.code, 'boxes', choice, {
        ...(other && { list: other }),
        ...(filters && { filters }),
        ...(page > 1 && { page: String(page) }),
      }),
    );
  const { unit, least } = campaign;
  return (
    <KitFrame
      campaign={campaign}
      step="boxes"
      choice={choice}
      title={m.boxesTitle({ unit })}
      lead={<p>{m.boxesLead({ count: least, unit })}</p>}
    >
      <p className="mt-4">
        <LinkButton look="secondary" to={link(kitPath(campaign.code, 'help', choice))}>
          {m.helpMe()}
        </LinkButton>
      </p>
      <div className="mt-6 space-y-4">
        <ListTabs
          label={m.categories()}
          tabs={lists?.categories ?? []}
          present={list}
          all={m.all()}
          to={to}
        />
        <ListTabs label={m.collections()} tabs={lists?.collections ?? []} present={list} to={to} />
        <div className="flex flex-wrap gap-x-8 gap-y-4">
          <FilterLinks filters={pods?.filters ?? []} to={to} />
        </div>
      </div>
      {isRefused(estimate) && choice.products.length > 0 && (
        <div className="mt-6">
          <Notice tone="warning" role="status">
            {estimate.error?.errors[0]?.message}
          </Notice>
        </div>
      )}
      {!pods && error && (
        <div className="mt-6">
          <Notice tone="danger" role="alert">
            {error.errors[0]?.message || m.failed()}
          </Notice>
        </div>
      )}
      {pods && (
        <Form method="get" action={link(kitPath(campaign.code, 'boxes'))} replace preventScrollReset>
          <HiddenFields fields={{ ...others, ...place }} />
          <h2 className="pt-8 pb-4 font-normal text-muted">{m.found({ count: pods.found })}</h2>
          <div className={`transition-opacity duration-150 ${busy ? 'opacity-70' : ''}`}>
            <PodGrid cards={pods.cards} products={choice.products} unit={unit} />
          </div>
          {pods.cards.length === 0 && <p className="py-12 text-center text-lg">{m.nothingFound()}</p>}
          <PageLinks page={pods.page} pages={pods.pages} to={to} />
          <KitTray campaign={campaign} choice={choice} known={known} estimate={estimate} />
        </Form>
      )}
    </KitFrame>
  );
}
