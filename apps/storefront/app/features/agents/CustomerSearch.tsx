import { type FormEvent, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/agent.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import type { Failure } from '#app/platform/store/failure.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { TextField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { actFor, type FoundCustomer, type FoundPage, searchCustomers } from './agents.thunks.ts';
import { FoundCustomers } from './FoundCustomers.tsx';

/** Looks for a customer by name, address or order number, and begins to act for one. */
export function CustomerSearch({ onOver }: { onOver: () => void }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const link = useSiteLink();
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<FoundPage & { words: string }>();
  const [problem, setProblem] = useState('');
  const refuse = (failure: Failure): void => {
    if (failure.status === 401) onOver();
    else setProblem((failure.status && failure.errors[0]?.message) || m.failed());
  };
  const look = async (asked: string, page: number): Promise<void> => {
    setBusy(true);
    setProblem('');
    const answer = await dispatch(searchCustomers(asked, page));
    setBusy(false);
    if ('failure' in answer) return refuse(answer.failure);
    setFound({ ...answer, words: asked });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) void look(words.trim(), 0);
  };
  const start = async (customer: FoundCustomer): Promise<void> => {
    const failure = await dispatch(actFor(customer));
    if (failure) refuse(failure);
    // Loads a new document, so that nothing of an earlier customer stays on the screen.
    else location.assign(link('/agent'));
  };
  return (
    <>
      <search>
        <form noValidate onSubmit={submit} className="mt-6 flex max-w-2xl flex-wrap items-end gap-3">
          <div className="grow">
            <TextField
              label={m.searchLabel()}
              name="query"
              type="search"
              hint={m.searchHint()}
              autoComplete="off"
              maxLength={100}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </div>
          <Button type="submit" busy={busy}>
            {m.search()}
          </Button>
        </form>
      </search>
      {problem && (
        <div className="mt-6 max-w-2xl">
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        </div>
      )}
      <p role="status" className="mt-8 font-medium empty:hidden">
        {found && m.found({ count: found.totalResults })}
      </p>
      {found && (
        <FoundCustomers
          page={found}
          onChoose={(customer) => void start(customer)}
          onTurn={(page) => void look(found.words, page)}
        />
      )}
    </>
  );
}
