import { type ReactNode, useId } from 'react';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useSizeText } from '#app/platform/i18n/useSizeText.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { setting } from '#app/platform/store/setting.ts';
import type { Variant } from '../catalog.types.ts';

/** How a product is bought: `weeks` between deliveries on auto-delivery, 0 once. Undefined: not chosen yet. */
export interface Purchase {
  recurring?: boolean;
  weeks: number;
}

/** The button that adds, passed in by the page; `frequencyWeeks`: weeks between deliveries on auto-delivery. */
export type PurchaseAction = (variant: Variant, quantity: number, frequencyWeeks?: number) => ReactNode;

interface PurchaseOptionsProps {
  variant: Variant;
  quantity: number;
  purchase: Purchase;
  onChoose: (purchase: Purchase) => void;
  /** Largest quantity on auto-delivery, when more was asked for. */
  most: number | undefined;
}

/** Whether a variant can be bought on auto-delivery now. */
export const isRecurring = ({ autoDeliveryPrice, purchasable, inStock }: Variant): boolean =>
  !!autoDeliveryPrice && purchasable && inStock;

/**
 * One control of two choices, one-time and auto-delivery, each with its price. Neither is chosen beforehand: what is
 * added without a choice is bought once.
 */
export function PurchaseOptions({ variant, quantity, purchase, onChoose, most }: PurchaseOptionsProps) {
  const { catalog } = useMessages();
  const sizeText = useSizeText();
  const group = useId();
  const recurringFirst = useAppSelector(
    (state) => state.apiConfig.arms?.product?.['purchase-options'] === 'auto-delivery',
  );
  const choose = (recurring: boolean) => onChoose({ ...purchase, recurring });
  const { count, unit, pricePerPod, price, listPrice, isDiscountPrice } = variant;
  const once = (
    <Choice
      key="once"
      group={group}
      title={catalog.oneTime()}
      price={price.formattedValue}
      was={isDiscountPrice ? listPrice.formattedValue : undefined}
      chosen={purchase.recurring === false}
      onChoose={() => choose(false)}
    >
      {count && sizeText({ count, unit })}
      {pricePerPod && ` · ${catalog.perPod({ price: pricePerPod.formattedValue })}`}
    </Choice>
  );
  const saving = variant.savings?.[quantity - 1];
  const again = (
    <Choice
      key="again"
      group={group}
      title={catalog.autoDelivery()}
      price={variant.autoDeliveryPrice?.formattedValue ?? ''}
      chosen={purchase.recurring === true}
      onChoose={() => choose(true)}
      more={
        <Rhythm variant={variant} quantity={quantity} purchase={purchase} onChoose={onChoose} most={most} />
      }
    >
      <Then variant={variant} />
      {saving && <span className="text-success">{catalog.saves({ amount: saving })}</span>}
      {saving === '' && catalog.savesNothing()}
    </Choice>
  );
  return (
    <fieldset className="ways">
      <legend className="sr-only">{catalog.howToBuy()}</legend>
      {recurringFirst ? [again, once] : [once, again]}
    </fieldset>
  );
}

interface ChoiceProps {
  group: string;
  title: string;
  price: string;
  /** Struck through. */
  was?: string | undefined;
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
  /** Shown once it is chosen, by CSS alone, so that it is there before the scripts are. */
  more?: ReactNode;
}

function Choice({ group, title, price, was, chosen, onChoose, children, more }: ChoiceProps) {
  const { catalog } = useMessages();
  return (
    <div>
      <label>
        <input type="radio" name={group} checked={chosen} onChange={onChoose} />
        <b>{title}</b>{' '}
        <b className="tabular">
          {was && (
            <s>
              <span className="sr-only">{catalog.was()} </span>
              {was}
            </s>
          )}
          {was && <span className="sr-only">{catalog.now()} </span>}
          {price}
        </b>{' '}
        <span>{children}</span>
      </label>
      {more && <div>{more}</div>}
    </div>
  );
}

/** Where later orders have another price than the first: that price. */
function Then({ variant }: { variant: Variant }) {
  const { catalog } = useMessages();
  const { laterPrice, autoDeliveryPrice } = variant;
  if (!laterPrice || laterPrice === autoDeliveryPrice?.formattedValue) return null;
  return <span className="block">{catalog.then({ price: laterPrice })}</span>;
}

/** How often auto-delivery comes, and what each later order comes to. */
function Rhythm({ variant, quantity, purchase, onChoose, most }: PurchaseOptionsProps) {
  const { catalog } = useMessages();
  const frequencies = useAppSelector((state) => setting(state, 'autoDeliveryFrequencies'));
  const total = variant.laterTotals?.[quantity - 1];
  return (
    <>
      <label className="block text-sm">
        {catalog.howOften()}
        <select
          value={purchase.weeks}
          onChange={(event) => onChoose({ ...purchase, weeks: Number(event.target.value) })}
          className="mt-1 block min-h-11 w-full rounded-control border border-control bg-surface px-2 text-base"
        >
          {frequencies.map((every) => (
            <option key={every} value={every}>
              {catalog.everyWeeks({ weeks: every })}
            </option>
          ))}
        </select>
      </label>
      <p className="pt-2 text-muted text-sm">
        {total && <span className="block">{catalog.laterOrder({ amount: total })}</span>}
        {variant.pricePerPod && catalog.orSmart()}
      </p>
      <p role="status" className="text-sm">
        {most !== undefined && catalog.autoDeliveryMost({ most })}
      </p>
    </>
  );
}
