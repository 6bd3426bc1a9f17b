import { formatNumber } from '#app/platform/i18n/format.ts';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Stars } from '#app/ui/Scale.tsx';

/** What buyers say, in stars, with how many of them there are. */
export function Rating({ rating: [average, count] }: { rating: [average: number, count: number] }) {
  const m = useMessages();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const said = formatNumber(average, brand, lang);
  return (
    <p className="facts">
      <Stars value={average} label={m.catalog.rated({ average: said, count })} />
      <span aria-hidden="true">{count}</span>
    </p>
  );
}
