import { useState } from 'react';
import { useSubmission } from '#app/platform/forms/useSubmission.ts';
import texts from '#app/platform/i18n/generated/screens/reviews.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { TextArea, TextField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import { type Mark, StarField, TASTES, type Taste, TasteField } from './MarkFields.tsx';
import { type Reviewable, writeReview } from './writing.thunks.ts';

/** Most characters of each text. */
const MOST = { title: 80, text: 2000, author: 40 } as const;
const FIELDS = ['stars', 'title', 'text', 'author'] as const;

interface ReviewFormProps {
  product: Reviewable;
  /** First name on the order. */
  author: string | undefined;
  /** Of the mailed link. */
  token: string | undefined;
}

const lengthOf = (text: string): number => [...text.trim()].length;

/** A review of one product. */
export function ReviewForm({ product, author: known = '', token }: ReviewFormProps) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [stars, setStars] = useState<Mark>();
  const [marks, setMarks] = useState<Partial<Record<Taste, Mark>>>({});
  const [typed, setTyped] = useState<Typed>({ title: '', text: '', author: known });
  const [done, setDone] = useState<{ held: boolean }>();
  const { form, busy, errors, failed, touch, onSubmit } = useSubmission({
    fields: FIELDS,
    check: () => ({
      stars: stars ? undefined : m.starsMissing(),
      title: lengthOf(typed.title) > MOST.title ? m.titleLong({ most: MOST.title }) : undefined,
      text: lengthOf(typed.text) > MOST.text ? m.textLong({ most: MOST.text }) : undefined,
      author: lengthOf(typed.author) > MOST.author ? m.authorLong({ most: MOST.author }) : undefined,
    }),
    send: async () => {
      const said = Object.entries(typed).filter(([, text]) => text.trim() !== '');
      const answer = await dispatch(
        writeReview(product.code, {
          ...{ stars: stars ?? 0, ...marks, ...Object.fromEntries(said) },
          ...(token ? { token } : {}),
        }),
      );
      if ('failure' in answer) return answer.failure;
      setDone({ held: answer.status === 'held' });
      return null;
    },
    onDone: () => undefined,
    sorry: m.sendFailed(),
  });
  const change = (name: keyof Typed) => (event: { target: { value: string } }) => {
    setTyped({ ...typed, [name]: event.target.value });
    touch(name);
  };
  const headId = `review-${product.code}`;
  return (
    <section aria-labelledby={headId} className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <Head id={headId} product={product} />
      <div role="status" className="empty:hidden">
        {done && <Done {...done} code={product.code} />}
      </div>
      {!done && (
        <form
          ref={form}
          noValidate
          method="dialog"
          aria-labelledby={headId}
          onSubmit={onSubmit}
          className="mt-5 space-y-5"
        >
          <StarField
            value={stars}
            error={errors.stars}
            onChange={(value) => {
              setStars(value);
              touch('stars');
            }}
          />
          {product.isDrink && (
            <fieldset className="space-y-4">
              <legend className="mb-2 font-medium text-sm">
                {m.tasteLegend()} <span className="font-normal text-muted">({m.optional()})</span>
              </legend>
              {TASTES.map((taste) => (
                <TasteField
                  key={taste}
                  taste={taste}
                  value={marks[taste]}
                  onChange={(value) => setMarks({ ...marks, [taste]: value })}
                />
              ))}
            </fieldset>
          )}
          <Texts typed={typed} errors={errors} change={change} />
          {failed && (
            <Notice tone="danger" role="alert">
              {failed}
            </Notice>
          )}
          <Button type="submit" busy={busy}>
            {m.send()}
          </Button>
        </form>
      )}
    </section>
  );
}

/** What becomes of a review that was sent; one that shows at once leads to it. */
function Done({ held, code }: { held: boolean; code: string }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  return (
    <div className="mt-5">
      <Notice tone="success">{held ? m.thanksHeld() : m.thanks()}</Notice>
      {!held && (
        <LinkButton
          look="quiet"
          className="mt-2 -ml-5"
          to={`${link(`/p/${encodeURIComponent(code)}`)}#reviews`}
        >
          {m.see()}
        </LinkButton>
      )}
    </div>
  );
}

function Head({ id, product }: { id: string; product: Reviewable }) {
  return (
    <div className="flex items-center gap-4">
      {product.image && (
        <span className="size-20 shrink-0 overflow-hidden rounded-card bg-sunken">
          <Picture src={product.image} alt="" width={160} height={160} most={160} sizes="5rem" least={160} />
        </span>
      )}
      <div className="min-w-0">
        <p className="text-muted text-sm">{product.brand}</p>
        <h2 id={id} className="break-words font-display text-2xl leading-tight">
          {product.name}
        </h2>
      </div>
    </div>
  );
}

type Typed = Record<keyof typeof MOST, string>;

interface TextsProps {
  typed: Typed;
  errors: Partial<Record<keyof Typed, string>>;
  change: (name: keyof Typed) => (event: { target: { value: string } }) => void;
}

function Texts({ typed, errors, change }: TextsProps) {
  const m = useScreenMessages(texts);
  return (
    <>
      <TextField
        label={m.headline()}
        optional={m.optional()}
        name="title"
        autoComplete="off"
        value={typed.title}
        error={errors.title}
        onChange={change('title')}
      />
      <TextArea
        label={m.text()}
        optional={m.optional()}
        name="text"
        rows={4}
        value={typed.text}
        error={errors.text}
        hint={m.textHint({ most: MOST.text })}
        onChange={change('text')}
      />
      <TextField
        label={m.author()}
        name="author"
        autoComplete="given-name"
        value={typed.author}
        error={errors.author}
        hint={m.authorHint()}
        onChange={change('author')}
      />
    </>
  );
}
