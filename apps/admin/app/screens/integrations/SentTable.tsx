import { Link } from 'react-router';
import type { Delivery } from '../../api/types.ts';
import { counted, fill } from '../../i18n/fill.ts';
import { formatInstant } from '../../i18n/instants.ts';
import { useSpoken } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';

interface SentTableProps {
  items: readonly Delivery[];
  busy: boolean;
  onAgain(item: Delivery): void;
}

/** Events with what became of each. */
export function SentTable({ items, busy, onAgain }: SentTableProps) {
  const { texts, language } = useSpoken();
  const { integrations } = texts;
  const site = useSite();
  const day = (instant: string): string => formatInstant(instant, site.timeZone, language);
  return (
    <ScrollBox label={integrations.table}>
      <table className="table">
        <thead>
          <tr>
            {[integrations.event, integrations.state].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.event}>
              <td className="min-w-36">
                {item.type}
                <Entity entity={item.entity} />
                <time className="block text-muted text-xs" dateTime={item.at}>
                  {day(item.at)}
                </time>
              </td>
              <td className="min-w-32">
                <What item={item} day={day} />
                <Button
                  className="mt-2"
                  aria-label={fill(integrations.againOf, { type: item.type, entity: item.entity })}
                  disabled={busy}
                  onClick={() => onAgain(item)}
                >
                  {integrations.again}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** Where staff see what an event is about. */
const SCREENS: Readonly<Record<string, string>> = { order: 'orders', customer: 'customers' };

function Entity({ entity }: Pick<Delivery, 'entity'>) {
  const site = useSite();
  const [kind = '', id = ''] = entity.split(':');
  const screen = SCREENS[kind];
  const look = 'block break-all text-xs';
  if (!screen) return <span className={`${look} text-muted`}>{entity}</span>;
  return (
    <Link to={`/${site.id}/${screen}/${encodeURIComponent(id)}`} className={`${look} link`}>
      {entity}
    </Link>
  );
}

/** What became of an event: its attempts, the next one, and what was answered. */
function What({ item, day }: { item: Delivery; day: (instant: string) => string }) {
  const { texts, language } = useSpoken();
  const { integrations } = texts;
  const answer = item.status ?? item.error;
  return (
    <>
      {integrations.states[item.state]}
      <span className="block text-muted text-xs">
        {counted(language, integrations.attempts, item.attempts)}
      </span>
      {item.nextAttempt && item.attempts > 0 && (
        <span className="block text-muted text-xs">
          {fill(integrations.next, { date: day(item.nextAttempt) })}
        </span>
      )}
      {answer !== undefined && (
        <span className="block text-xs">{fill(integrations.answered, { answer: String(answer) })}</span>
      )}
      {item.answer && (
        <details>
          <summary className="min-h-9 cursor-pointer py-1 text-xs pointer-coarse:min-h-11">
            {integrations.answerOf}
          </summary>
          <pre className="max-w-80 whitespace-pre-wrap break-all text-xs">{item.answer}</pre>
        </details>
      )}
    </>
  );
}
