import { useMessages } from '#app/platform/i18n/messages.tsx';
import { Stars } from '#app/ui/Scale.tsx';

/** What buyers say, in stars, with how many of them there are. It is in every card of a list: no store, no formatter. */
export function Rating({ rating: [average, count] }: { rating: [average: number, count: number] }) {
  const m = useMessages();
  const [stars = '', tenths = '0'] = String(average).split('.');
  return (
    <p className="facts">
      <Stars value={average} label={m.catalog.rated({ stars, tenths, count })} />
      <span aria-hidden="true">{count}</span>
    </p>
  );
}
