import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/quickShop.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Dialog } from '#app/ui/overlay/Dialog.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { cardUrl } from '../catalog.adapter.ts';
import type { Card } from '../catalog.types.ts';
import { BuyBox } from '../product/BuyBox.tsx';
import type { PurchaseAction } from '../product/PurchaseOptions.tsx';
import { type QuickShop, quickShop } from './quickShop.slice.ts';

interface QuickShopDialogProps {
  card: Card;
  onClose: () => void;
  action: PurchaseAction;
}

/** Chooses and buys a variant without leaving the list. */
export function QuickShopDialog({ card, onClose, action }: QuickShopDialogProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const { data, error, loading } = useAppSelector(quickShop.select);
  useEffect(() => void dispatch(quickShop.ensure(card.code)), [dispatch, card.code]);
  return (
    <Dialog open onClose={onClose} title={card.name} closeLabel={m.close()}>
      <div aria-busy={loading || undefined}>
        {data?.code === card.code && <Chooser product={data} action={action} />}
        {!data && !error && <ChooserSkeleton />}
        {error && (
          <div className="space-y-4">
            <Notice tone="danger" role="alert">
              {m.failed()}
            </Notice>
            <Button busy={loading} onClick={() => void dispatch(quickShop.load(card.code))}>
              {m.retry()}
            </Button>
          </div>
        )}
        <p className="mt-6">
          <Link
            to={link(cardUrl(card))}
            onClick={onClose}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
          >
            {m.allAbout()}
          </Link>
        </p>
      </div>
    </Dialog>
  );
}

function Chooser({ product, action }: { product: QuickShop; action: PurchaseAction }) {
  const { variants, image } = product;
  const first = variants.find(({ code }) => code === product.defaultVariantCode) ?? variants[0];
  const [present, choose] = useState(first);
  if (!present) return null;
  return (
    <>
      {image && (
        <Picture
          src={present.image ?? image.url}
          alt={image.alt}
          width={480}
          height={480}
          most={640}
          sizes="12rem"
          className="mx-auto aspect-square w-48 rounded-card bg-sunken object-cover"
        />
      )}
      <BuyBox
        variants={variants}
        optionNames={product.optionNames}
        present={present}
        onChoose={choose}
        action={action}
      />
    </>
  );
}

function ChooserSkeleton() {
  return (
    <div className="space-y-4">
      <Skeleton className="mx-auto size-48" />
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-14" />
      <Skeleton className="h-40" />
    </div>
  );
}
