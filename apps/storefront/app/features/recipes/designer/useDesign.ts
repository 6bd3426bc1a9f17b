import { useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/recipes.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { expectReturn, forgetReturn, keepRecipe } from '../recipes.thunks.ts';
import type { Draft } from '../recipes.types.ts';

type Errors = { name?: string | undefined; podCode?: string | undefined };

/**
 * A drink that is being designed, and keeping it: at once for a customer, else after a log-in in a dialog.
 *
 * @param isCustomer whether somebody is logged in; called in the browser only.
 */
export function useDesign(isCustomer: () => boolean) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Draft>();
  const [errors, setErrors] = useState<Errors>({});
  const [failed, setFailed] = useState<string>();
  const [saved, setSaved] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);

  const change = (next: Draft): void => {
    setDraft(next);
    setErrors({});
    setFailed(undefined);
    setSaved(undefined);
  };
  const refuse = (wrong: Errors): void => {
    setErrors(wrong);
    const field = form.current?.elements.namedItem(wrong.name ? 'name' : 'podCode');
    if (field instanceof HTMLElement) field.focus();
  };
  const close = (): void => {
    setAsking(false);
    dispatch(forgetReturn());
  };
  const send = async (kept: Draft): Promise<void> => {
    setBusy(true);
    setFailed(undefined);
    const answer = await dispatch(keepRecipe(kept));
    setBusy(false);
    close();
    if ('failure' in answer) {
      const { errors: found, status } = answer.failure;
      const of = (subject: string) => found.find((error) => error.subject === subject)?.message;
      const wrong = { name: of('name'), podCode: of('podCode') };
      if (wrong.name || wrong.podCode) refuse(wrong);
      else setFailed((status && found[0]?.message) || m.failed());
      return;
    }
    // The next press changes what is kept now.
    setDraft({ ...kept, name: answer.name, recipeId: answer.recipeId });
    setSaved(answer.name);
  };
  const submit = (as: 'new' | 'change' = 'change'): void => {
    if (!draft || busy) return;
    if (draft.name.trim() === '') {
      refuse({ name: m.nameMissing() });
      return;
    }
    const { recipeId, ...design } = draft;
    const kept: Draft = as === 'change' && recipeId ? draft : design;
    setErrors({});
    if (isCustomer()) void send(kept);
    else {
      setDraft(kept);
      dispatch(expectReturn(kept));
      setAsking(true);
    }
  };
  return { form, draft, change, errors, failed, saved, busy, submit, send, asking, setAsking, close };
}
