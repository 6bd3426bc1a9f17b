import { useId, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/appearance.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { dropCookie, writeCookie } from '#app/platform/session/cookies.ts';

const SCHEMES = ['system', 'light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

const YEAR_SECONDS = 31_536_000;

/**
 * Light, dark, or as the device prefers. Rendered in the browser only. The choice is kept in a cookie, which
 * `document/beforePaint.script.ts` reads before the next page is painted.
 */
export default function Appearance() {
  const m = useScreenMessages(texts);
  const id = useId();
  const [scheme, choose] = useState(schemeShown);
  const words: Record<Scheme, string> = { system: m.system(), light: m.light(), dark: m.dark() };
  const change = (chosen: Scheme): void => {
    choose(chosen);
    const { dataset } = document.documentElement;
    if (chosen === 'system') {
      delete dataset.scheme;
      dropCookie('scheme');
    } else {
      dataset.scheme = chosen;
      writeCookie('scheme', chosen, YEAR_SECONDS);
    }
  };
  return (
    <p className="flex items-center gap-3 text-sm">
      <label htmlFor={id} className="text-muted">
        {m.label()}
      </label>
      <select
        id={id}
        value={scheme}
        onChange={({ target }) => change(target.value as Scheme)}
        className="h-11 rounded-control border border-control bg-surface px-3 text-ink"
      >
        {SCHEMES.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </select>
    </p>
  );
}

function schemeShown(): Scheme {
  const { scheme } = document.documentElement.dataset;
  return SCHEMES.find((one) => one === scheme) ?? 'system';
}
