import { lazy, Suspense, useCallback, useState } from 'react';
import { AddToCartButton } from '#app/features/cart/AddToCartButton.tsx';
import { cardImage, cardUrl } from '#app/features/catalog/catalog.adapter.ts';
import type { Card } from '#app/features/catalog/catalog.types.ts';
import { CompareToggle } from '#app/features/catalog/compare/CompareToggle.tsx';
import { WishButton } from '#app/features/wish-list/WishButton.tsx';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { LinkButton } from '#app/ui/Button.tsx';

const loadQuickShop = () => import('./QuickShop.tsx');
const QuickShop = lazy(loadQuickShop);

/**
 * What a card offers beside its link: buying at once, choosing in a dialog, comparing, keeping for later. Bundles are bought on
 * their page.
 */
export function quickAdd(card: Card) {
  const { code, name, defaultVariant } = card;
  if (!defaultVariant?.purchasable) return null;
  const heart = <WishButton code={defaultVariant.code} productCode={code} name={name} />;
  if (card.isBundle)
    return (
      <>
        <BundleLink card={card} />
        {heart}
      </>
    );
  return (
    <>
      {heart}
      {quickBuy(card)}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2">
        <CompareToggle code={card.code} name={card.name} kind={card.kind} image={cardImage(card)} />
        {card.variants > 1 && <QuickShopButton card={card} />}
      </div>
    </>
  );
}

/** Buying at once alone. */
export function quickBuy(card: Card) {
  const variant = card.defaultVariant;
  if (!variant?.purchasable || card.isBundle) return null;
  return (
    <AddToCartButton
      code={variant.code}
      productName={card.name}
      available={variant.inStock}
      look="secondary"
      className="w-full px-2"
    />
  );
}

function BundleLink({ card }: { card: Card }) {
  const m = useMessages();
  const link = useSiteLink();
  return (
    <LinkButton
      look="secondary"
      to={link(cardUrl(card))}
      className="w-full px-2"
      aria-label={`${m.catalog.inside()}: ${card.name}`}
    >
      {m.catalog.inside()}
    </LinkButton>
  );
}

function QuickShopButton({ card }: { card: Card }) {
  const m = useMessages();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <button
        type="button"
        aria-label={m.catalog.quickShop({ name: card.name })}
        onPointerEnter={() => void loadQuickShop()}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center text-muted text-sm underline decoration-line underline-offset-4 hover:text-ink"
      >
        {m.catalog.options()}
      </button>
      {open && (
        <Suspense>
          <QuickShop card={card} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
