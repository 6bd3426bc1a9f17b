import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import type { Addable, SubscriptionEntry } from '../autoDelivery.types.ts';
import { ProductDialog } from '../dialogs/ProductDialog.tsx';
import { useChange } from '../useChange.ts';

const MOST = 3;

interface BackupsProps {
  subscriptionId: string;
  entry: SubscriptionEntry;
  canEdit: boolean;
}

/** Replacements for a line that is sold out, in order of preference. */
export function Backups({ subscriptionId, entry, canEdit }: BackupsProps) {
  const m = useScreenMessages(texts);
  const { problem, change } = useChange(subscriptionId);
  const [choosing, setChoosing] = useState(false);
  const { entryNumber, backupProducts, product, isOneTimeProduct } = entry;
  const set = (code: string, remove?: true): void =>
    void change({ action: 'backup-product', body: { entryNumber, code, ...(remove ? { remove } : {}) } });
  const pick = ({ code }: Addable): void => {
    setChoosing(false);
    set(code);
  };
  if (isOneTimeProduct || (!canEdit && backupProducts.length === 0)) return null;
  return (
    <details className="group mt-2 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 text-muted hover:text-ink">
        <Icon name="chevron-right" className="size-4 transition-transform group-open:rotate-90" />
        {m.backups({ count: backupProducts.length })}
        <span className="sr-only">: {product.name}</span>
      </summary>
      <p className="text-muted">{m.backupsText()}</p>
      <ol className="mt-1 list-decimal pl-5">
        {backupProducts.map(({ code, name }) => (
          <li key={code}>
            <span className="inline-flex items-center gap-2">
              {name}
              {canEdit && (
                <button
                  type="button"
                  aria-label={m.removeNamed({ name })}
                  onClick={() => set(code, true)}
                  className="inline-flex size-11 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink"
                >
                  <Icon name="close" className="size-4" />
                </button>
              )}
            </span>
          </li>
        ))}
      </ol>
      {canEdit && backupProducts.length < MOST && (
        <button
          type="button"
          onClick={() => setChoosing(true)}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
        >
          {m.addBackup()}
        </button>
      )}
      <p role="alert" className="text-danger empty:hidden">
        {problem}
      </p>
      {choosing && (
        <ProductDialog
          title={m.backupTitle({ name: product.name })}
          action={m.choose()}
          onPick={pick}
          onClose={() => setChoosing(false)}
        />
      )}
    </details>
  );
}
