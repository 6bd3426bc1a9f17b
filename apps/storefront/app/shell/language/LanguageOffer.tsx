import { SITES } from '@crema/brands';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/language.js';
import { readCookie } from '#app/platform/session/cookies.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { setting } from '#app/platform/store/setting.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { CHOICE, inLanguage, rememberLanguage } from './language.ts';
import { preferredLanguage } from './preferredLanguage.ts';

/**
 * Offers the page in the other language, in that language's words, to visitors who prefer it: a strip at the lower
 * edge, over the page, so that nothing moves for it. On small screens it waits for the answer about cookies.
 */
export default function LanguageOffer() {
  const config = useAppSelector((state) => state.apiConfig);
  const days = useAppSelector((state) => setting(state, 'languageChoiceDays'));
  const location = useLocation();
  const [dismissed, setDismissed] = useState(false);
  const language = preferredLanguage(SITES[config.brand].languages, {
    chosen: readCookie(CHOICE),
    accepted: navigator.languages,
  });
  if (dismissed || !language || language === config.lang) return null;
  const m = texts[language];
  const dismiss = (): void => {
    rememberLanguage(config.lang, days);
    setDismissed(true);
    // Moves the focus, because its button is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  // Rendered outside the header, which is a landmark of its own, where the strips are.
  return createPortal(
    <aside
      lang={language}
      aria-label={m.label()}
      className="pointer-events-auto absolute max-lg:in-data-[consent=ask]:hidden inset-x-0 bottom-full animate-settle border-line border-t bg-surface shadow-lift"
    >
      <div className="page-width flex min-h-14 items-center gap-x-4 gap-y-1 py-1">
        <p className="flex grow flex-wrap items-center gap-x-4 sm:justify-center">
          <span>{m.text()}</span>
          <a
            href={inLanguage(location, config, language)}
            hrefLang={language}
            onClick={() => rememberLanguage(language, days)}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
          >
            {m.accept()}
          </a>
        </p>
        <button
          type="button"
          aria-label={m.dismiss()}
          onClick={dismiss}
          className="-mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sunken"
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
    </aside>,
    document.getElementById('strips') ?? document.body,
  );
}
