import type { ReactNode } from 'react';
import { Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/compare.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import { CardPrice } from '../card/CardPrice.tsx';
import { cardImage, cardUrl } from '../catalog.adapter.ts';
import type { Card } from '../catalog.types.ts';
import { comparePath } from './compare.url.ts';
import type { ComparedAttribute } from './comparison.slice.ts';

interface CompareTableProps {
  cards: readonly Card[];
  rows: readonly ComparedAttribute[];
  action: (card: Card) => ReactNode;
  onRemove: (code: string) => void;
}

/** A phone has room for two columns of products; the others are hidden. */
const waiting = (place: number): string => (place > 1 ? 'max-sm:hidden' : '');

/** One column for each product, one row for each attribute. */
export function CompareTable({ cards, rows, action, onRemove }: CompareTableProps) {
  const m = useScreenMessages(texts);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll by keyboard too.
    <section className="mt-6 overflow-x-auto" aria-label={m.title()} tabIndex={0}>
      <table className="w-full table-fixed border-collapse text-left max-sm:block sm:min-w-[40rem]">
        <thead className="max-sm:block">
          <tr className="align-top max-sm:grid max-sm:grid-cols-2">
            <td className="max-sm:hidden sm:w-44" />
            {cards.map((card, place) => (
              <th key={card.code} scope="col" className={`p-2 pb-4 font-normal sm:p-3 ${waiting(place)}`}>
                <ProductHead card={card} cards={cards} onRemove={onRemove} />
                <div className="max-w-[18rem] pt-3">{action(card)}</div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map(({ code, name, values, differs }) => (
            <AttributeRows key={code} name={name} differs={differs}>
              {cards.map((card, place) => (
                <td key={card.code} className={`p-2 align-baseline sm:p-3 ${waiting(place)}`}>
                  {values[place] || (
                    <>
                      <span aria-hidden="true">{m.unknown()}</span>
                      <span className="sr-only">{m.notKnown()}</span>
                    </>
                  )}
                </td>
              ))}
            </AttributeRows>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The name is beside the values, on a phone above them. */
function AttributeRows({ name, differs, children }: { name: string; differs: boolean; children: ReactNode }) {
  return (
    <tr className={`border-line border-t max-sm:grid max-sm:grid-cols-2 ${differs ? '' : 'text-muted'}`}>
      <th
        scope="row"
        className="p-2 text-left align-baseline font-semibold text-sm max-sm:col-span-2 max-sm:pb-0 sm:p-3 sm:pl-0"
      >
        {name}
      </th>
      {children}
    </tr>
  );
}

function ProductHead({
  card,
  cards,
  onRemove,
}: {
  card: Card;
  cards: readonly Card[];
  onRemove: (code: string) => void;
}) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const others = cards.map(({ code }) => code).filter((code) => code !== card.code);
  const { defaultVariant: variant } = card;
  const image = cardImage(card);
  return (
    <div className="relative max-w-[18rem]">
      {image && (
        <Picture
          src={image}
          alt=""
          width={480}
          height={480}
          most={640}
          sizes="(min-width: 992px) 16rem, 45vw"
          eager
          className="aspect-square w-full rounded-card bg-sunken object-cover"
        />
      )}
      <Link
        to={link(comparePath(others))}
        replace
        preventScrollReset
        onClick={() => onRemove(card.code)}
        aria-label={m.remove({ name: card.name })}
        className="absolute top-2 right-2 inline-flex size-11 items-center justify-center rounded-full bg-surface hover:bg-sunken"
      >
        <Icon name="close" className="size-5" />
      </Link>
      <p className="pt-3 text-muted text-sm">{card.brand}</p>
      <Link to={link(cardUrl(card))} className="font-display text-lg leading-snug hover:text-accent">
        {card.name}
      </Link>
      <div className="pt-2">{variant && <CardPrice variant={variant} />}</div>
    </div>
  );
}
