import { configurationData } from '#app/features/content/configurationData.slice.ts';
import texts from '#app/platform/i18n/generated/screens/consent.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { setting } from '#app/platform/store/setting.ts';
import { buttonClass } from '#app/ui/Button.tsx';

/**
 * The question about cookies: the same for all visitors, and shown from the first paint on to those who have not answered
 * (`beforePaint.script.ts`). A press before `QuietWork` listens is kept and repeated. Only `entry.server.tsx` has this
 * code; the browser leaves its HTML unchanged.
 */
export function ConsentStrip() {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const { data } = useAppSelector(configurationData.select);
  const isOff = useAppSelector((state) => !setting(state, 'privacyCookiesEnabled'));
  if (isOff) return null;
  const text = data?.messageItems.entry.find(({ key }) => key === 'consent.strip')?.value;
  const button = (text: string, choice: 0 | 1) => (
    <button type="button" data-consent={choice} className={buttonClass('secondary', 'grow')}>
      {text}
    </button>
  );
  return (
    <aside
      id="consent"
      aria-label={m.title()}
      className="pointer-events-auto hidden animate-settle border-line border-t bg-surface shadow-lift in-data-[consent=ask]:block"
    >
      <div className="page-width grid items-center gap-x-6 gap-y-2 py-3 md:grid-cols-[1fr_auto]">
        <p className="text-sm">
          {typeof text === 'string' ? text : m.strip()}{' '}
          <a href={link('/cookies')} className="whitespace-nowrap text-accent underline underline-offset-4">
            {m.choose()}
          </a>
        </p>
        <div className="flex gap-3">
          {button(m.reject(), 0)}
          {button(m.accept(), 1)}
        </div>
      </div>
    </aside>
  );
}
