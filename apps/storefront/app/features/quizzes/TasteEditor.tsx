import { type FormEvent, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/taste.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { SelectField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { keepTaste, removeTaste, type TasteProfile } from './taste.slice.ts';

/** What the customer likes: to see, to change and to remove. */
export function TasteEditor({ profile }: { profile: TasteProfile }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [said, say] = useState<{ text: string; failed: boolean }>();
  const after = async (work: Promise<{ errors: { message?: string }[] } | null>, done: string) => {
    setBusy(true);
    const failure = await work;
    setBusy(false);
    say(
      failure
        ? { text: failure.errors[0]?.message || m.failed(), failed: true }
        : { text: done, failed: false },
    );
  };
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].map(([code, option]) => [
      code,
      String(option) || null,
    ]);
    void after(dispatch(keepTaste(Object.fromEntries(chosen), profile.version)), m.saved());
  };
  return (
    <>
      <p className="max-w-prose">{profile.likes ?? (profile.kept ? m.open() : m.none())}</p>
      {!profile.kept && (
        <LinkButton look="secondary" to={link('/quiz/beverage')} className="mt-4">
          {m.quiz()}
        </LinkButton>
      )}
      {profile.kept && (
        <form key={profile.updatedAt} onSubmit={save} className="mt-4 max-w-xl space-y-4">
          {profile.questions.map(({ code, text, options }) => (
            <SelectField key={code} name={code} label={text} defaultValue={profile.answers[code] ?? ''}>
              <option value="">{m.any()}</option>
              {options.map((option) => (
                <option key={option.code} value={option.code}>
                  {option.text}
                </option>
              ))}
            </SelectField>
          ))}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={busy}>
              {m.save()}
            </Button>
            <Button look="quiet" busy={busy} onClick={() => void after(dispatch(removeTaste), m.removed())}>
              {m.remove()}
            </Button>
          </div>
        </form>
      )}
      {said && (
        <div className="mt-4 max-w-xl">
          <Notice tone={said.failed ? 'danger' : 'success'} role={said.failed ? 'alert' : 'status'}>
            {said.text}
          </Notice>
        </div>
      )}
    </>
  );
}
