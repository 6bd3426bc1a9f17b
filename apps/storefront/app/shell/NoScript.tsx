import texts from '#app/platform/i18n/generated/screens/noScript.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { setting } from '#app/platform/store/setting.ts';
import { telOf } from '#app/platform/telephone.ts';
import { buttonClass } from '#app/ui/Button.tsx';

/**
 * For browsers without JavaScript: what works all the same, a search that does, and the phone. Only `entry.server.tsx`
 * has this code.
 */
export function NoScript() {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const { brand, lang, siteOverride } = useAppSelector((state) => state.apiConfig);
  const phone = useAppSelector((state) => setting(state, 'shopPhone'));
  return (
    <noscript>
      <aside className="pointer-events-auto border-line border-t bg-surface">
        <div className="page-width grid items-center gap-x-6 gap-y-2 py-3 text-sm md:grid-cols-[1fr_auto]">
          <p>
            {m.text()}{' '}
            <a href={telOf(phone)} className="tabular whitespace-nowrap underline underline-offset-4">
              {phone}
            </a>
          </p>
          <form action={link(lang === 'fr' ? '/recherche' : '/search')} className="flex gap-2">
            {siteOverride && <input type="hidden" name="site" value={brand} />}
            <input
              type="search"
              name="text"
              aria-label={m.label()}
              className="min-h-11 w-full rounded-control border border-control bg-paper px-3"
            />
            <button type="submit" className={buttonClass('secondary')}>
              {m.search()}
            </button>
          </form>
        </div>
      </aside>
    </noscript>
  );
}
