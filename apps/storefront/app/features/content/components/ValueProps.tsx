import { MoreIcon } from '#app/ui/MoreIcon.tsx';
import { iconOf } from '../icons.ts';

interface ValuePropsProps {
  items: { icon: string; title: string; text: string }[];
}

/** What the shop promises, in a row. */
export function ValueProps({ items }: ValuePropsProps) {
  return (
    <ul className="grid gap-6 border-line border-y py-8 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
      {items.map(({ icon, title, text }) => (
        <li key={title} className="flex gap-4">
          <MoreIcon name={iconOf(icon)} className="mt-0.5 size-7 text-accent" />
          <div>
            <p className="font-semibold">{title}</p>
            <p className="text-muted text-sm">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
