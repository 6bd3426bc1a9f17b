import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import type { FieldName } from '../checkout.types.ts';

interface ErrorSummaryProps {
  /** Fields that are wrong, with their labels. */
  fields: readonly { name: FieldName; label: string }[];
  onFocus: (name: FieldName) => void;
}

/** Says how many fields are wrong and links to each; the error itself is beside the field. */
export function ErrorSummary({ fields, onFocus }: ErrorSummaryProps) {
  const m = useScreenMessages(texts);
  return (
    <div role="alert" className="empty:hidden">
      {fields.length > 0 && (
        <Notice tone="danger">
          <p className="font-semibold">{m.problems({ count: fields.length })}</p>
          <ul className="mt-1 flex flex-wrap gap-x-4">
            {fields.map(({ name, label }) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={() => onFocus(name)}
                  className="min-h-8 underline underline-offset-2"
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
