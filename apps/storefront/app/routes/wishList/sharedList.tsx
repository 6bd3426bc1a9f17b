import { AddToCartButton } from '#app/features/cart/AddToCartButton.tsx';
import SharedListPage from '#app/features/wish-list/page/SharedListPage.tsx';
import texts from '#app/platform/i18n/generated/screens/wishList.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { LinkButton } from '#app/ui/Button.tsx';

/** The list of a link with what the cart brings. */
export default function SharedList({ title }: { title: string }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  return (
    <SharedListPage
      title={title}
      order={({ code, name, sold }) =>
        sold?.isBundle ? (
          <LinkButton look="secondary" className="w-full px-2" to={link(sold.url)}>
            {m.view()}
            <span className="sr-only">{name}</span>
          </LinkButton>
        ) : (
          <AddToCartButton
            code={code}
            productName={name}
            available={sold?.inStock ?? false}
            look="secondary"
            className="w-full px-2"
            label={m.order()}
          />
        )
      }
    />
  );
}
