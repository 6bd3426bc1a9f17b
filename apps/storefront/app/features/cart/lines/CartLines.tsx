import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { formatPrice } from '#app/platform/i18n/format.ts';
import texts from '#app/platform/i18n/generated/screens/cartLines.js';
import { useMessages, useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { lineMost } from '#app/platform/store/setting.ts';
import { MoreIcon } from '#app/ui/MoreIcon.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import { QuantityStepper } from '#app/ui/QuantityStepper.tsx';
import type { AutoDeliveryComponent } from '../autoDeliveryComponent.slice.ts';
import { cartClosed, selectPanel } from '../cart.slice.ts';
import type { CartEntry } from '../cart.types.ts';
import { useAutoDeliveryOffer } from '../useAutoDeliveryOffer.ts';
import { useFreshCart } from '../useFreshCart.ts';
import { LineRhythm } from './LineRhythm.tsx';
import { LineSurcharges } from './LineSurcharges.tsx';
import { RemovedNotice } from './RemovedNotice.tsx';
import { useLineFocus } from './useLineFocus.ts';
import { useLineQuantity } from './useLineQuantity.ts';

interface CartLinesProps {
  entries: readonly CartEntry[];
  /** What stands below a line that another part of the shop has added. */
  belowAdded: (entry: CartEntry) => ReactNode;
}

/** The lines of a cart, each changeable in place; a removed one can be put back. */
export function CartLines({ entries, belowAdded }: CartLinesProps) {
  const { removed } = useAppSelector(selectPanel);
  const offer = useAutoDeliveryOffer();
  const { list, undo } = useLineFocus(entries, removed);
  useFreshCart();
  return (
    <>
      {removed && <RemovedNotice key={removed.entryNumber} entry={removed} undoRef={undo} />}
      <ul ref={list} className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.entryNumber} className="py-4">
            <CartLine entry={entry} offer={offer} below={entry.addedBy && belowAdded(entry)} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface CartLineProps {
  entry: CartEntry;
  offer: AutoDeliveryComponent | null;
  below: ReactNode;
}

function CartLine({ entry, offer, below }: CartLineProps) {
  const m = useMessages();
  const texted = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState('');
  /** Shown where the quantity that was set is not the one that was typed. */
  const [bound, setBound] = useState('');
  const { product, basePrice, listPrice, totalPrice } = entry;
  const { quantity, change } = useLineQuantity(entry, (failure) =>
    setProblem(failure ? failure.errors[0]?.message || m.cart.unanswered() : ''),
  );
  const details = Object.values(product.options ?? {}).join(' · ');
  const most = useAppSelector((state) => lineMost(state, !entry.isOneTimeProduct, product.boxCount));
  const atMost = entry.isOneTimeProduct ? texted.most({ most }) : texted.mostRecurring({ most });
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const reduced = basePrice.value < listPrice.value;
  return (
    <div className="grid grid-cols-[5rem_1fr] gap-4">
      {product.image && (
        <Picture
          src={product.image}
          alt=""
          width={160}
          height={160}
          most={240}
          sizes="5rem"
          className="aspect-square w-20 rounded-control bg-sunken object-cover"
        />
      )}
      <div>
        <div className="flex justify-between gap-3">
          <div>
            <Link
              to={link(product.url ?? '/')}
              onClick={() => dispatch(cartClosed())}
              className="font-medium leading-snug hover:text-accent"
            >
              {product.name}
            </Link>
            <p className="text-muted text-sm">{[product.brand, details].filter(Boolean).join(' · ')}</p>
            <LineSurcharges surcharges={entry.surcharges} />
            {entry.priceLabel && <p className="text-sm text-success">{entry.priceLabel}</p>}
          </div>
          <p className="tabular text-right font-semibold">
            {totalPrice.formattedValue}
            {reduced && (
              // Of the whole line, as the price above it.
              <s className="block font-normal text-muted text-sm">
                {formatPrice(listPrice.value * entry.quantity, brand, lang)}
              </s>
            )}
          </p>
        </div>
        {!entry.available && <p className="mt-1 text-danger text-sm">{m.cart.unavailable()}</p>}
        {entry.addedBy ? (
          <>
            <p className="mt-1 text-muted text-sm">
              {m.cart.quantity()} <span className="tabular">{entry.quantity}</span>
            </p>
            {below}
          </>
        ) : (
          <div className="mt-3 flex items-center justify-between">
            <QuantityStepper
              value={quantity}
              max={most}
              onChange={(qty, asked) => {
                setBound(asked > qty ? atMost : asked < qty ? texted.least() : '');
                if (qty !== quantity) void change(qty);
              }}
              label={texted.quantityOf({ name: product.name })}
              lessLabel={texted.lessOf({ name: product.name })}
              moreLabel={texted.moreOf({ name: product.name })}
            />
            <button
              type="button"
              aria-label={texted.removeNamed({ name: product.name })}
              onClick={() => void change(0)}
              className="inline-flex size-11 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink"
            >
              <MoreIcon name="trash" className="size-5" />
            </button>
          </div>
        )}
        <p role="status" className="mt-1 text-muted text-sm empty:hidden">
          {bound}
        </p>
        {offer && !entry.addedBy && <LineRhythm entry={entry} offer={offer} />}
        <p role="alert" className="mt-1 text-danger text-sm empty:hidden">
          {problem}
        </p>
      </div>
    </div>
  );
}
