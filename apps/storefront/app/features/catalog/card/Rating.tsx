import { useMessages } from '#app/platform/i18n/messages.tsx';
import { Stars } from '#app/ui/Scale.tsx';

/** What buyers say, in stars, with how many of them there are. */
export function Rating({ rating: [average, count] }: { rating: [average: number, count: number] }) {
  const m = useMessages();
  return (
    <p className="facts">
      <Stars value={average} label={m.catalog.rated({ average, count })} />
      <span aria-hidden="true">{count}</span>
    </p>
  );
}
