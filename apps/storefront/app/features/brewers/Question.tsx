import { type FormEvent, useId, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/brewers.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Button } from '#app/ui/Button.tsx';
import { RadioCard } from '#app/ui/RadioCard.tsx';
import type { Questionnaire } from './questionnaire.thunks.ts';

interface QuestionProps {
  question: Questionnaire['questions'][number];
  /** What was chosen before. */
  chosen: string | undefined;
  /** Of the button that goes on. */
  next: string;
  busy: boolean;
  /** With null the question is skipped. */
  onAnswer: (value: string | null) => void;
  onBack: (() => void) | undefined;
}

/** One question with its options. */
export function Question({ question, chosen, next, busy, onAnswer, onBack }: QuestionProps) {
  const m = useScreenMessages(texts);
  const [value, setValue] = useState(chosen);
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problem = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    if (value !== undefined) onAnswer(value);
    else {
      setMissing(true);
      form.current?.querySelector('input')?.focus();
    }
  };
  return (
    <form ref={form} noValidate method="dialog" onSubmit={submit} className="mt-4">
      <fieldset aria-describedby={problem}>
        <legend className="mb-3 font-semibold text-lg">{question.text}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {question.options.map(({ code, text }) => (
            <RadioCard
              key={code}
              name={question.code}
              value={code}
              checked={value === code}
              onChange={() => {
                setValue(code);
                setMissing(false);
              }}
            >
              <span>{text}</span>
            </RadioCard>
          ))}
        </div>
        <p id={problem} role="alert" className="mt-2 text-danger text-sm empty:hidden">
          {missing ? m.choose() : ''}
        </p>
      </fieldset>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {next}
        </Button>
        <Button look="secondary" busy={busy} onClick={() => onAnswer(null)}>
          {m.skip()}
        </Button>
        {onBack && (
          <Button look="quiet" onClick={onBack}>
            {m.backQuestion()}
          </Button>
        )}
      </div>
    </form>
  );
}
