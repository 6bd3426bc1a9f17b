import type { ReactNode } from 'react';
import texts from '#app/platform/i18n/generated/screens/podChoice.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSizeText } from '#app/platform/i18n/useSizeText.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { Meter } from '#app/ui/Meter.tsx';
import type { Chosen, ChosenPod } from '../campaigns.types.ts';
import { withProduct, writeProducts } from './chosen.url.ts';

interface TrayProps {
  products: readonly Chosen[];
  known: Readonly<Record<string, ChosenPod>>;
  /** How far the choice is, in words and as a bar. */
  progress: string;
  done: number;
  goal: number;
  /** The way on, or what is missing. */
  action: ReactNode;
  /** Beside the progress, such as the price so far. */
  price?: ReactNode;
}

/** What is chosen so far, always in sight at the foot of the screen; its list unfolds. Inside the form of the choice. */
export function Tray({ products, known, progress, done, goal, action, price }: TrayProps) {
  const texted = useScreenMessages(texts);
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-10 flex flex-wrap items-end gap-x-4 gap-y-2 border-line border-t bg-paper px-4 py-3">
      <p role="status" className="sr-only">
        {progress}
      </p>
      <details className="group min-w-40 grow open:basis-full">
        <summary className="min-h-11 cursor-pointer list-none [&::-webkit-details-marker]:hidden">
          <span className="tabular flex items-center justify-between gap-2 pb-1.5 max-sm:text-sm">
            {progress}
            <Icon
              name="chevron-down"
              className="size-5 text-muted transition-transform group-open:rotate-180"
            />
          </span>
          <Meter value={done} max={goal} label={progress} />
        </summary>
        {products.length === 0 && <p className="py-3 text-muted">{texted.nothingChosen()}</p>}
        <ul className="max-h-[40dvh] divide-y divide-line overflow-y-auto py-1">
          {products.map((one) => (
            <TrayLine key={one.code} chosen={one} pod={known[one.code]} products={products} />
          ))}
        </ul>
      </details>
      {price && <p className="tabular self-center font-semibold">{price}</p>}
      {action}
    </div>
  );
}

interface TrayLineProps {
  chosen: Chosen;
  pod: ChosenPod | undefined;
  products: readonly Chosen[];
}

function TrayLine({ chosen: { code, qty }, pod, products }: TrayLineProps) {
  const texted = useScreenMessages(texts);
  const name = pod?.name ?? code;
  const count = pod?.count;
  const sizeText = useSizeText();
  const told = count ? sizeText({ count, unit: pod.unit }) : '';
  return (
    <li className="flex items-center justify-between gap-3 py-1">
      <span>
        {name} {told && <span className="text-muted text-sm">{told}</span>}
        {pod?.premium && (
          <span className="text-accent text-sm"> {texted.premium({ price: pod.premium })}</span>
        )}
      </span>
      <span className="flex items-center gap-2">
        <span className="tabular text-muted">{texted.times({ count: qty })}</span>
        <button
          type="submit"
          name="products"
          value={writeProducts(withProduct(products, code, 0))}
          aria-label={texted.removeNamed({ name: [name, told].filter(Boolean).join(', ') })}
          className="inline-flex size-11 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink"
        >
          <Icon name="close" className="size-5" />
        </button>
      </span>
    </li>
  );
}
