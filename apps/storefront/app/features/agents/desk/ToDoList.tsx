import { formatMoment } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/agent.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { type Known, type ToDo, toDoOf } from './toDo.rules.ts';

/** What an agent does next for the customer, each with the way to where it is done. */
export function ToDoList({ known }: { known: Known }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const list = toDoOf(known, Date.now());
  const sentence = (one: ToDo): string => {
    switch (one.kind) {
      case 'changeBy':
        return m.changeBy({ moment: formatMoment(one.locksAt, brand, lang) });
      case 'paymentOpen':
        return m.paymentOpen(one);
      case 'notSent':
        return m.notSent(one);
      case 'notArrived':
        return m.notArrived(one);
      case 'kitBehind':
        return m.kitBehind(one);
      default:
        return m[one.kind]();
    }
  };
  return (
    <section aria-labelledby="desk-to-do">
      <h2 id="desk-to-do" className="mb-3 font-display text-2xl">
        {m.toDo()}
      </h2>
      {list.length === 0 && (
        <p className="flex items-center gap-3 rounded-card bg-success-soft px-4 py-3 text-success">
          <Icon name="check" className="size-5" />
          {m.nothingToDo()}
        </p>
      )}
      <ul className="space-y-2">
        {list.map((one) => (
          <li
            key={`${one.kind} ${one.key}`}
            className={`flex flex-wrap items-center justify-between gap-x-4 rounded-card px-4 py-1.5 ${one.isUrgent ? 'bg-danger-soft' : 'bg-warning-soft'}`}
          >
            <p className="py-1.5">{sentence(one)}</p>
            <LinkButton look="quiet" className="-mx-3 px-3" to={link(one.to)} reloadDocument>
              {m.open()} <span className="sr-only">{sentence(one)}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
