import { fill } from '../../i18n/fill.ts';
import { zoneName } from '../../i18n/instants.ts';
import { useSpoken } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { TextField } from '../../ui/TextField.tsx';
import type { WhenState } from './useWhen.ts';

interface WhenFieldsProps {
  when: WhenState;
  /** What the engine says against them. */
  refused?: { from?: string; until?: string };
  label?: string;
}

/** From when and until when, in the site's time zone, which it names. */
export function WhenFields({ when, refused = {}, label }: WhenFieldsProps) {
  const { texts, language } = useSpoken();
  const { form } = texts;
  const { timeZone } = useSite();
  const zone = fill(form.zone, {
    zone: zoneName(timeZone, language),
    name: timeZone.replaceAll('_', ' '),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        type="datetime-local"
        label={label ?? form.from}
        hint={zone}
        value={when.from}
        onChange={when.setFrom}
        error={when.shown.from ?? refused.from}
      />
      <TextField
        type="datetime-local"
        label={form.until}
        hint={form.untilHint}
        value={when.until}
        onChange={when.setUntil}
        error={when.shown.until ?? refused.until}
      />
    </div>
  );
}
