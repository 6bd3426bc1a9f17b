import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { importQuiz, type QuizName } from '../../../api/areas/programmes.ts';
import { fill } from '../../../i18n/fill.ts';
import { useTexts } from '../../../i18n/language.ts';
import { useSite } from '../../../session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Failure, useFailureText } from '../../../ui/Failure.tsx';
import { described, Labelled } from '../../../ui/Labelled.tsx';
import { useToast } from '../../../ui/toasts.ts';

/** Makes a file the next version of a quiz; the notice offers the version before it again. */
export function QuizImport({ quiz }: { quiz: QuizName }) {
  const { programmes } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{programmes.quizImport}</Button>
      {isOpen && <ImportDialog quiz={quiz} onClose={() => setOpen(false)} />}
    </>
  );
}

function ImportDialog({ quiz, onClose }: { quiz: QuizName; onClose: () => void }) {
  const { programmes, shell } = useTexts();
  const form = useId();
  const input = useId();
  const [file, setFile] = useState<File>();
  const [isTried, setTried] = useState(false);
  const take = useImport(quiz, onClose);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    if (file && !take.isPending) take.mutate(file);
  };
  const error = isTried && !file ? programmes.quizFileMissing : undefined;
  return (
    <Dialog
      open
      title={`${programmes.quizImport} · ${programmes.quizNames[quiz]}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button type="submit" form={form} look="primary" busy={take.isPending}>
            {programmes.quizImportDo}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send} className="grid gap-3">
        <p>{programmes.quizImportText}</p>
        <Labelled id={input} label={programmes.quizFileLabel} error={error}>
          <input
            id={input}
            type="file"
            accept=".csv,text/csv"
            required
            {...described(input, { error })}
            onChange={({ target }) => setFile(target.files?.[0])}
            className="control"
          />
        </Labelled>
        {take.error && <Failure error={take.error} />}
      </form>
    </Dialog>
  );
}

function useImport(quiz: QuizName, onDone: () => void) {
  const { programmes } = useTexts();
  const site = useSite();
  const queries = useQueryClient();
  const toast = useToast();
  const textOf = useFailureText();
  const refresh = (): void => {
    for (const kind of ['programme', 'rows', 'row']) void queries.invalidateQueries({ queryKey: [kind] });
  };
  const putBack = useMutation({
    mutationFn: (version: number) => importQuiz(site.id, quiz, { version }),
    onSuccess: ({ version }) => {
      refresh();
      toast({ text: fill(programmes.quizImported, { version }) });
    },
    onError: (error) => toast({ tone: 'danger', text: textOf(error) }),
  });
  return useMutation({
    mutationFn: async (file: File) => importQuiz(site.id, quiz, { table: await file.text() }),
    onSuccess: ({ version, before }) => {
      refresh();
      toast({
        text: fill(programmes.quizImported, { version }),
        action: { label: programmes.undo, run: () => putBack.mutate(before) },
      });
      onDone();
    },
  });
}
