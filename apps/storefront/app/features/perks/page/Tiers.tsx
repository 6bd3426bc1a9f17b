import { formatNumber } from '#app/platform/i18n/format.ts';
import texts from '#app/platform/i18n/generated/screens/perks.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import type { Programme } from './programme.slice.ts';

/** What points are worth, on a dark band: one step beside the other. */
export function Tiers({ tiers }: { tiers: NonNullable<Programme['perksRewards']> }) {
  const m = useScreenMessages(texts);
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  return (
    <ul className="grid content-center gap-5 rounded-card bg-deep px-5 py-6 text-on-deep sm:grid-cols-3 sm:px-8 sm:py-8">
      {tiers.map(({ points, boxes, countFrom, countTo }) => (
        <li key={points}>
          <p>
            <span className="tabular font-display text-5xl">{formatNumber(points, brand, lang)}</span>{' '}
            {m.unit({ points })}
          </p>
          <p className="mt-1 text-on-deep-muted">
            {m.tier({ boxes, count: countFrom === countTo ? String(countTo) : `${countFrom}–${countTo}` })}
          </p>
        </li>
      ))}
    </ul>
  );
}
