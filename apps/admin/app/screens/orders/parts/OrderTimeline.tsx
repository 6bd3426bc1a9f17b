import type { AdminOrder } from '../../../api/types.ts';
import { fill, named } from '../../../i18n/fill.ts';
import { formatInstant } from '../../../i18n/instants.ts';
import { useSpoken } from '../../../i18n/language.ts';
import { useSite } from '../../../session/session.ts';
import { Panel } from '../../../ui/Panel.tsx';

/** The statuses that an order came to, and who brought it there. */
export function OrderTimeline({ timeline }: Pick<AdminOrder, 'timeline'>) {
  const { texts, language } = useSpoken();
  const { orders } = texts;
  const site = useSite();
  return (
    <Panel title={orders.timeline}>
      <ol className="grid gap-3">
        {timeline.map(({ at, status, actor }) => (
          <li key={`${at} ${status}`} className="border-line border-l-2 pl-3 text-sm">
            <p>
              {named(orders.status, status)}{' '}
              <span className="text-muted">
                {fill(orders.stepBy, { actor: named(orders.actors, actor) })}
              </span>
            </p>
            <time dateTime={at} className="text-muted text-xs">
              {formatInstant(at, site.timeZone, language)}
            </time>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
