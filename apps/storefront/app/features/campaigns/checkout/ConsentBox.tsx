import { type ReactNode, useEffect, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/campaignTerms.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import type { OrderPart } from '#app/platform/slots/slots.types.ts';
import { CheckField } from '#app/ui/Field.tsx';

interface ConsentBoxProps {
  /** Names the checkbox. */
  name: string;
  /** Version of the terms: another one needs a new tick. */
  version: string;
  text: string;
  /** What goes with the order once it is ticked. */
  answer: NonNullable<ReturnType<OrderPart['answer']>>;
  takes?: OrderPart['takes'];
  join: (part: OrderPart) => () => void;
  children?: ReactNode;
}

/** Terms beside the pay button, with a checkbox that is never ticked before. */
export function ConsentBox({ name, version, text, answer, takes, join, children }: ConsentBoxProps) {
  const m = useScreenMessages(texts);
  const box = useRef<HTMLDivElement>(null);
  const [agreed, setAgreed] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const ticked = agreed === version;
  const latest = useRef({ ticked, answer });
  latest.current = { ticked, answer };
  const { account = false, card = false } = takes ?? {};
  useEffect(
    () =>
      join({
        takes: { account, card },
        answer: () => {
          setMissing(!latest.current.ticked);
          return latest.current.ticked ? latest.current.answer : undefined;
        },
        focus: () => box.current?.querySelector('input')?.focus(),
      }),
    [join, account, card],
  );
  return (
    <div ref={box} className="rounded-card border border-line bg-surface px-4 py-2 sm:px-5">
      {children}
      <CheckField
        name={name}
        required
        checked={ticked}
        error={isMissing ? m.missing() : undefined}
        label={text}
        onChange={(event) => {
          setAgreed(event.target.checked ? version : undefined);
          setMissing(false);
        }}
      />
    </div>
  );
}
