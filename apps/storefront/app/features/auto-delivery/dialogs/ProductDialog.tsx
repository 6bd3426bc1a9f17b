import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Dialog } from '#app/ui/overlay/Dialog.tsx';
import { ProductSearch } from '../adding/ProductSearch.tsx';
import type { Addable } from '../autoDelivery.types.ts';

interface ProductDialogProps {
  title: string;
  /** Label of each product's button. */
  action: string;
  onPick: (product: Addable) => void;
  onClose: () => void;
}

/** Chooses one of the products that can be added to an order. */
export function ProductDialog({ title, action, onPick, onClose }: ProductDialogProps) {
  const m = useScreenMessages(texts);
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={m.close()}>
      <ProductSearch
        action={(product) => (
          <Button look="secondary" onClick={() => onPick(product)} className="px-3 text-sm">
            <span>
              {action}
              <span className="sr-only">: {product.name}</span>
            </span>
          </Button>
        )}
      />
    </Dialog>
  );
}
