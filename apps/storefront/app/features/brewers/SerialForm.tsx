import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useSubmission } from '#app/platform/forms/useSubmission.ts';
import texts from '#app/platform/i18n/generated/screens/brewers.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import type { Failure } from '#app/platform/store/failure.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { TextField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { recogniseBrewer } from './brewers.thunks.ts';
import type { Draft, RecognisedBrewer } from './brewers.types.ts';

const FIELDS = ['serialNumber', 'purchaseDate'] as const;
type Field = (typeof FIELDS)[number];

const WRITE = '/content/support/email-us-page';

interface SerialFormProps {
  draft: Draft;
  /** Set when the shopper is back from the second step; `error`: why the engine refused it. */
  returned?: { error?: Failure['errors'][number] } | undefined;
  onChange: (draft: Draft) => void;
  onRecognised: (brewer: RecognisedBrewer) => void;
}

/** The first step: the serial number and the day of the purchase. */
export function SerialForm({ draft, returned, onChange, onRecognised }: SerialFormProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const [earlier, setEarlier] = useState(returned?.error);
  /** Type of the refusal that is shown beside the serial number. */
  const [problem, setProblem] = useState(earlier?.type);
  const { form, busy, errors, failed, touch, onSubmit } = useSubmission<Field>({
    fields: FIELDS,
    check: () => ({
      serialNumber: draft.serialNumber.trim() ? undefined : m.serialMissing(),
      purchaseDate: draft.purchaseDate ? undefined : m.purchaseMissing(),
    }),
    send: async () => {
      setProblem(undefined);
      setEarlier(undefined);
      const answer = await dispatch(recogniseBrewer(draft));
      if (!('failure' in answer)) {
        onRecognised(answer);
        return null;
      }
      setProblem(answer.failure.errors[0]?.type);
      return answer.failure;
    },
    onDone: () => {},
    sorry: m.failed(),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where another step led back to this one.
  useEffect(() => {
    const field = returned && form.current?.elements.namedItem(returned.error?.subject ?? 'serialNumber');
    if (field instanceof HTMLElement) field.focus();
  }, []);
  const errorOf = (name: Field) => errors[name] ?? (earlier?.subject === name ? earlier.message : undefined);
  const recall = problem === 'RECALLED' ? errorOf('serialNumber') : undefined;
  const field = (name: Field) => ({
    name,
    label: m[name](),
    value: draft[name],
    error: name === 'serialNumber' && recall ? undefined : errorOf(name),
    onChange: (event: { target: { value: string } }) => {
      onChange({ ...draft, [name]: event.target.value });
      touch(name);
      if (earlier?.subject === name) setEarlier(undefined);
      if (name === 'serialNumber') setProblem(undefined);
    },
  });
  return (
    <form
      ref={form}
      noValidate
      method="dialog"
      aria-label={m.title()}
      onSubmit={onSubmit}
      className="space-y-5"
    >
      <TextField
        {...field('serialNumber')}
        hint={m.serialHint()}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        required
        className="tabular"
      />
      {problem === 'ALREADY_REGISTERED' && (
        <Link
          to={link(WRITE)}
          className="-mt-3 inline-flex min-h-11 items-center font-semibold text-accent underline"
        >
          {m.writeToUs()}
        </Link>
      )}
      <TextField
        {...field('purchaseDate')}
        hint={m.purchaseHint()}
        type="date"
        required
        className="max-w-60"
      />
      {failed && (
        <Notice tone="danger" role="alert">
          {failed}
        </Notice>
      )}
      {recall ? (
        <Notice tone="danger" role="alert">
          <h2 className="font-semibold">{m.recalled()}</h2>
          <p className="mt-1 mb-4">{recall}</p>
          <LinkButton to={link(WRITE)}>{m.writeToUs()}</LinkButton>
        </Notice>
      ) : (
        <Button type="submit" busy={busy} className="w-full sm:w-auto">
          {m.next()}
        </Button>
      )}
    </form>
  );
}
