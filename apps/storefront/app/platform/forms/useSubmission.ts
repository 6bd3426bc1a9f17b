import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { Failure } from '../store/failure.ts';

type Errors<Field extends string> = Partial<Record<Field, string>>;

interface Submission<Field extends string> {
  form: RefObject<HTMLFormElement | null>;
  busy: boolean;
  /** What is wrong with each field, as a sentence. */
  errors: Errors<Field>;
  /** What went wrong with the form as a whole. */
  failed: string | undefined;
  /** Removes the error of a field that is being changed. */
  touch: (name: Field) => void;
  onSubmit: (event: FormEvent) => void;
}

interface Options<Field extends string> {
  /** In the order of the screen: the first wrong one is focused. */
  fields: readonly Field[];
  /** Checks made in the browser; the engine checks again. */
  check: () => Errors<Field>;
  send: () => Promise<Failure | null>;
  onDone: () => void;
  /** Shown when there was no answer. */
  sorry: string;
}

/** A form that is sent once at a time. Errors are shown beside their fields, and the first such field is focused. */
export function useSubmission<Field extends string>(options: Options<Field>): Submission<Field> {
  const { fields, check, send, onDone, sorry } = options;
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors<Field>>({});
  const [failed, setFailed] = useState<string>();

  const refuse = (found: Errors<Field>): void => {
    setErrors(found);
    const first = fields.find((name) => found[name]);
    const field = form.current?.elements.namedItem(first ?? '');
    if (field instanceof HTMLElement) field.focus();
  };
  const submit = async (): Promise<void> => {
    setFailed(undefined);
    const wrong = check();
    if (Object.values(wrong).some(Boolean)) return refuse(wrong);
    setErrors({});
    setBusy(true);
    const failure = await send();
    setBusy(false);
    if (!failure) return onDone();
    const own = failure.errors.flatMap(({ subject, message }) => {
      const name = fields.find((field) => field === subject?.split(/[/.]/).find(Boolean));
      return name ? [[name, message] as const] : [];
    });
    if (own.length > 0) refuse(Object.fromEntries(own.reverse()) as Errors<Field>);
    else setFailed((failure.status && failure.errors[0]?.message) || sorry);
  };
  return {
    form,
    busy,
    errors,
    failed,
    touch: (name) => setErrors((now) => (now[name] ? { ...now, [name]: undefined } : now)),
    onSubmit: (event) => {
      event.preventDefault();
      if (!busy) void submit();
    },
  };
}
