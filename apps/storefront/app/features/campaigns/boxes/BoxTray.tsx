import type { ReactNode } from 'react';
import { formatPrice } from '#app/platform/i18n/format.ts';
import texts from '#app/platform/i18n/generated/screens/monthlyBox.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { selectKnownPods } from '../choosing/knownPods.slice.ts';
import { Tray } from '../choosing/Tray.tsx';
import type { BoxChoice } from './box.url.ts';
import { premiumsOf } from './boxes.rules.ts';
import { boxOffer } from './boxes.slices.ts';

interface BoxTrayProps {
  choice: BoxChoice & { boxes: number };
  /** Boxes that are still to be chosen; below 0: too many are. */
  room: number;
  action: ReactNode;
}

/** What is in a monthly box so far, with what it costs a month and what premium pods add. */
export function BoxTray({ choice, room, action }: BoxTrayProps) {
  const m = useScreenMessages(texts);
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const { data: offer } = useAppSelector(boxOffer.select);
  const known = useAppSelector(selectKnownPods);
  const price = offer?.sizes.find(({ boxes }) => boxes === choice.boxes)?.price;
  const more = premiumsOf(choice.products, known);
  const progress =
    room > 0
      ? m.progress({ done: choice.boxes - room, count: choice.boxes })
      : room === 0
        ? m.isFull({ count: choice.boxes })
        : m.tooMany({ count: -room });
  return (
    <Tray
      products={choice.products}
      known={known}
      progress={progress}
      done={choice.boxes - room}
      goal={choice.boxes}
      price={
        price && (
          <>
            {price.formattedValue}
            {more > 0 && (
              <span className="text-accent"> {m.plus({ price: formatPrice(more / 100, brand, lang) })}</span>
            )}{' '}
            <span className="font-normal text-muted text-sm">{m.aMonth()}</span>
          </>
        )
      }
      action={action}
    />
  );
}
