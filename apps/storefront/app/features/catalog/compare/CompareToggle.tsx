import { useEffect } from 'react';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import type { Compared } from './compare.rules.ts';
import { readKept, selectCompare, toggleCompared } from './compare.slice.ts';

/** Chooses a product for comparison. */
export function CompareToggle({ code, name, kind, image }: Compared) {
  const m = useMessages();
  const dispatch = useAppDispatch();
  const chosen = useAppSelector((state) => selectCompare(state).items.some((item) => item.code === code));
  useEffect(() => {
    dispatch(readKept());
  }, [dispatch]);
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-muted text-sm hover:text-ink">
      <input
        type="checkbox"
        checked={chosen}
        onChange={() => dispatch(toggleCompared({ code, name, kind, image }))}
        className="size-4 accent-current"
      />
      <span>
        {m.catalog.compare()}
        <span className="sr-only">{name}</span>
      </span>
    </label>
  );
}
