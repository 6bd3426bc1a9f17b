import { useMessages } from '#app/platform/i18n/messages.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import type { FieldErrors, FieldName } from './checkout.types.ts';

interface ErrorSummaryProps {
  names: readonly FieldName[];
  errors: FieldErrors;
  onFocus: (name: FieldName) => void;
}

/** Says how much is wrong and leads to each field. */
export function ErrorSummary({ names, errors, onFocus }: ErrorSummaryProps) {
  const m = useMessages();
  return (
    <div role="alert">
      {names.length > 0 && (
        <Notice tone="danger">
          <p className="font-semibold">{m.checkout.problems({ count: names.length })}</p>
          <ul className="mt-1">
            {names.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={() => onFocus(name)}
                  className="min-h-7 text-left underline underline-offset-2"
                >
                  {errors[name]}
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
