import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveRow } from '../../api/changes.ts';
import { call, path } from '../../api/client.ts';
import { isDecided, statusOf } from '../../api/errors.ts';
import type { Change, Resource, Row } from '../../api/types.ts';
import { fill } from '../../i18n/fill.ts';
import { formatInstant } from '../../i18n/instants.ts';
import { useSpoken } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { useToast } from '../../ui/toasts.ts';
import { isSameChange } from '../conflict/merge.ts';
import { useTakeRow } from '../undo/useTakeRow.ts';
import { useUndo } from '../undo/useUndo.ts';
import { type Draft, sentChanges, tryOf } from './draft.ts';
import type { DraftState } from './useDraft.ts';

export interface When {
  from?: string;
  until?: string;
  /** Not at a time, but when somebody publishes it. */
  draft?: boolean;
}

interface Request {
  draft: Draft;
  reason: string;
  when?: When;
}

/** Saves the changed fields of a row, now or later. A row that somebody else has changed meanwhile becomes a conflict. */
export function useSave(resource: Resource, row: Row, state: DraftState) {
  const site = useSite();
  const { texts, language } = useSpoken();
  const toast = useToast();
  const queries = useQueryClient();
  const takeRow = useTakeRow(site.id, resource.name);
  const undo = useUndo(resource.name);
  const [conflict, setConflict] = useState<Row>();

  const saved = (next: Row, edit: string | undefined): void => {
    takeRow(next);
    state.reset(next.version);
    const action = edit ? { label: texts.form.undo, run: () => undo.mutate(edit) } : undefined;
    toast({ text: fill(texts.form.saved, { title: next.title }), action });
  };
  const save = useMutation({
    mutationFn: ({ draft, reason, when }: Request) => {
      const change: Change = { changes: sentChanges(draft), ...when };
      if (reason.trim()) change.reason = reason.trim();
      if (draft.publishes && !when?.draft) change.publishes = draft.publishes;
      const version = draft.version ?? row.version;
      const tried = tryOf(draft, { version, change });
      state.replace((now) => ({ ...now, tried }));
      const once = { body: change, once: tried.key };
      return saveRow(site.id, resource.name, { key: row.key, version }, once);
    },
    onSuccess: (answer, { draft }) => {
      if (draft.publishes) void queries.invalidateQueries({ queryKey: ['scheduled', site.id] });
      if (!('scheduled' in answer)) return saved(answer, answer.edit);
      state.reset();
      void queries.invalidateQueries({ queryKey: ['scheduled', site.id] });
      if (answer.scheduled.status === 'draft') return toast({ text: texts.content.draftKept });
      const moment = formatInstant(answer.scheduled.from, site.timeZone, language);
      toast({ text: fill(texts.form.savedLater, { moment }) });
    },
    onError: async (error, { draft }) => {
      // The draft is gone: what was typed can be saved all the same.
      if (statusOf(error) === 404 && draft.publishes) state.replace({ ...draft, publishes: undefined });
      if (isDecided(error)) state.replace((now) => ({ ...now, tried: undefined }));
      if (statusOf(error) !== 412) return;
      const theirs = await call<Row>(path(site.id, resource.name, row.key)).catch(() => undefined);
      if (!theirs) return;
      // Somebody else with the same idea: there is nothing to decide.
      if (isSameChange(draft, theirs.state)) saved(theirs, undefined);
      else setConflict(theirs);
    },
  });
  return { save, conflict, endConflict: () => setConflict(undefined) };
}
