import { SITES } from '@crema/brands';
import { regionsOf } from '@crema/brands/regions';
import { type ComponentProps, useEffect } from 'react';
import MyBoxes from '#app/features/campaigns/account/box/MyBoxes.tsx';
import { CardChoice } from '#app/features/checkout/payment/CardChoice.tsx';
import { CardForLater } from '#app/features/checkout/payment/CardForLater.tsx';
import { paymentDetails } from '#app/features/customers/account.slices.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Skeleton } from '#app/ui/Skeleton.tsx';

/** The customer's monthly boxes, with the cards and fields to pay for them with. */
export default function AccountBoxes() {
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  return (
    <MyBoxes
      regions={regionsOf(SITES[brand].country, lang)}
      cardPicker={(parts) => <CardPicker {...parts} />}
    />
  );
}

type CardPickerProps = Parameters<ComponentProps<typeof MyBoxes>['cardPicker']>[0];

function CardPicker({ ref, chosen, onChoose, onEnter }: CardPickerProps) {
  const dispatch = useAppDispatch();
  const { data, error } = useAppSelector(paymentDetails.select);
  useEffect(() => void dispatch(paymentDetails.load(null)), [dispatch]);
  // Without the kept cards another one can still be typed.
  if (!data && !error) return <Skeleton className="h-64" />;
  const cards = data?.payments ?? [];
  return (
    <>
      {cards.length > 0 && <CardChoice cards={cards} chosen={chosen} onChoose={onChoose} />}
      <div hidden={chosen !== undefined}>
        <CardForLater ref={ref} onEnter={onEnter} />
      </div>
    </>
  );
}
