import texts from '#app/platform/i18n/generated/screens/compare.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import { selectCompare, setCompared, toggleCompared } from './compare.slice.ts';
import { comparePath } from './compare.url.ts';

/** The products chosen for comparison, and a link to it, fixed to the lower edge. */
export default function CompareBar() {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const { items, note } = useAppSelector(selectCompare);
  const ready = items.length > 1;
  return (
    <aside
      aria-label={m.chosen()}
      className="sticky bottom-(--foot,0px) z-20 mt-8 border-line border-t bg-surface shadow-lift"
    >
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
        <ul className="flex gap-2">
          {items.map((item) => (
            <li key={item.code} className="relative">
              {item.image && (
                <Picture
                  src={item.image}
                  alt={item.name}
                  width={160}
                  height={160}
                  most={160}
                  sizes="3rem"
                  className="size-12 rounded-control bg-sunken object-cover"
                />
              )}
              <button
                type="button"
                aria-label={m.remove({ name: item.name })}
                onClick={() => dispatch(toggleCompared(item))}
                className="absolute -top-1.5 -right-1.5 inline-flex size-6 items-center justify-center rounded-full border border-control bg-surface after:absolute after:-inset-2.5 hover:border-ink"
              >
                <Icon name="close" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className="grow text-muted text-sm">
          {note === 'full' && m.full({ count: items.length })}
          {note === 'startedAnew' && m.startedAnew()}
          {note === null && !ready && m.oneMore()}
        </p>
        <button
          type="button"
          className="ml-auto min-h-11 px-2 text-accent text-sm underline-offset-4 hover:underline"
          onClick={() => dispatch(setCompared([]))}
        >
          {m.clear()}
        </button>
        {ready && (
          <LinkButton to={link(comparePath(items.map(({ code }) => code)))} className="max-sm:w-full">
            {m.compareCount({ count: items.length })}
          </LinkButton>
        )}
      </div>
    </aside>
  );
}
