import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Dialog } from '#app/ui/Dialog.tsx';
import type { Addable } from '../autoDelivery.types.ts';
import { ProductSearch } from '../ProductSearch.tsx';

interface ProductDialogProps {
  title: string;
  /** On each product's button. */
  action: string;
  onPick: (product: Addable) => void;
  onClose: () => void;
}

/** One of all that can come with an order. */
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
