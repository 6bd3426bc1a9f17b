import type { ReactNode } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/monthlyBox.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { TextField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { unitsOf } from '../choosing/chosen.url.ts';
import { HiddenFields } from '../choosing/HiddenFields.tsx';
import { FilterLinks, type ListAddress, PageLinks } from '../choosing/ListLinks.tsx';
import { PodGrid } from '../choosing/PodGrid.tsx';
import { BoxTray } from './BoxTray.tsx';
import { type BoxChoice, boxFields, boxPath } from './box.url.ts';
import { boxOffer, boxPods } from './boxes.slices.ts';
import { GIVEN } from './givenBox.slice.ts';

interface BoxChooseProps {
  choice: BoxChoice & { boxes: number };
  text: string;
  /** What is done with a full box; it is handed whether it is full. */
  action: (isFull: boolean) => ReactNode;
}

/** Chooses what is in a monthly box until it is full. Everything is in the address. */
export function BoxChoose({ choice, text, action }: BoxChooseProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const { data: pods, error } = useAppSelector(boxPods.select);
  const busy = useNavigation().state === 'loading';
  const { products: _, ...others } = boxFields(choice);
  const place: Record<string, string> = {
    ...(text && { text }),
    ...(pods?.chosen && { filters: pods.chosen }),
  };
  const page: Record<string, string> = pods && pods.page > 1 ? { page: String(pods.page) } : {};
  const to: ListAddress = ({ filters = pods?.chosen ?? '', page: at = 1 }) =>
    link(
      boxPath('choose', choice, {
        ...(text && { text }),
        ...(filters && { filters }),
        ...(at > 1 && { page: String(at) }),
      }),
    );
  const room = choice.boxes - unitsOf(choice.products);
  return (
    <div className="page-width pb-section">
      <p className="py-4 text-sm">
        <Link to={link(backOf(choice))} className="inline-block py-1 text-muted hover:text-accent">
          {choice.subscription === GIVEN ? m.toGiven() : choice.subscription ? m.toYours() : m.title()}
        </Link>
      </p>
      <h1 className="font-display text-4xl leading-tight">{m.chooseTitle({ count: choice.boxes })}</h1>
      <p className="mt-3 max-w-[40rem] text-lg text-muted">{m.chooseLead()}</p>
      <SizeLinks choice={choice} />
      <div className="mt-6 flex flex-wrap items-end gap-x-8 gap-y-4">
        <Form
          method="get"
          action={link('/monthly-box/choose')}
          className="flex w-full max-w-md items-start gap-3"
        >
          <HiddenFields fields={boxFields(choice)} />
          <div className="min-w-0 grow">
            <TextField label={m.search()} name="text" type="search" defaultValue={text} maxLength={100} />
          </div>
          <Button type="submit" look="secondary" className="mt-6">
            {m.look()}
          </Button>
        </Form>
        <FilterLinks filters={pods?.filters ?? []} to={to} />
      </div>
      {!pods && error && (
        <div className="mt-6">
          <Notice tone="danger" role="alert">
            {error.errors[0]?.message || m.failed()}
          </Notice>
        </div>
      )}
      {pods && (
        <Form method="get" action={link('/monthly-box/choose')} replace preventScrollReset>
          <HiddenFields fields={{ ...others, ...place, ...page }} />
          <h2 className="pt-8 pb-4 font-normal text-muted">{m.found({ count: pods.found })}</h2>
          <div className={`transition-opacity duration-150 ${busy ? 'opacity-70' : ''}`}>
            <PodGrid cards={pods.cards} products={choice.products} room={room} unit="box" />
          </div>
          {pods.cards.length === 0 && <p className="py-12 text-center text-lg">{m.nothingFound()}</p>}
          <PageLinks page={pods.page} pages={pods.pages} to={to} />
          <BoxTray choice={choice} room={room} action={action(room === 0)} />
        </Form>
      )}
    </div>
  );
}

const backOf = ({ subscription }: BoxChoice): string =>
  subscription === GIVEN ? boxPath('received') : subscription ? '/account/boxes' : '/monthly-box';

/** The other sizes, where the choice so far goes along. */
function SizeLinks({ choice }: { choice: BoxChoice }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const { data: offer } = useAppSelector(boxOffer.select);
  // The size of a box that somebody has is changed in the account.
  if (!offer || choice.subscription) return null;
  return (
    <nav aria-label={m.sizesTitle()} className="mt-6">
      <ul className="flex flex-wrap gap-2">
        {offer.sizes.map(({ boxes, price }) => (
          <li key={boxes}>
            <Link
              to={link(boxPath('choose', { ...choice, boxes }))}
              replace
              preventScrollReset
              aria-current={boxes === choice.boxes ? 'true' : undefined}
              className={`inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm ${boxes === choice.boxes ? 'border-accent bg-accent-soft text-accent-strong' : 'border-control bg-surface hover:border-ink'}`}
            >
              {m.size({ count: boxes })} <span className="tabular">{price.formattedValue}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
