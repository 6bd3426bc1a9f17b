import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { makePreview } from '../../api/changes.ts';
import { fill } from '../../i18n/fill.ts';
import { fromWallTime } from '../../i18n/instants.ts';
import { useTexts } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';

interface Asked {
  path: string;
  /** As typed, in the site's time zone; empty: everything that is scheduled. */
  at: string;
  drafts: boolean;
}

/** The shop in a frame: which page, at which moment, with drafts or without. */
export default function PreviewPane({ path = '/' }: { path?: string }) {
  const site = useSite();
  const { content } = useTexts();
  const [asked, setAsked] = useState<Asked>({ path, at: '', drafts: true });
  const made = useQuery({
    queryKey: ['preview', site.id, asked],
    queryFn: () =>
      makePreview(site.id, {
        ...{ path: asked.path, drafts: asked.drafts },
        at: fromWallTime(asked.at, site.timeZone),
      }),
    staleTime: 3_600_000,
  });
  return (
    <div className="flex h-full min-h-[34rem] flex-col gap-3">
      <AskForm asked={asked} onAsk={setAsked} />
      {made.isPending && <Skeleton lines={8} />}
      {made.error && <Failure error={made.error} onRetry={() => void made.refetch()} />}
      {made.data && (
        <>
          <PreviewFrame
            key={made.data.frame}
            src={made.data.frame}
            title={fill(content.frame, { path: asked.path })}
          />
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
            <a className="button secondary" href={made.data.url} target="_blank" rel="noreferrer">
              {content.openTab}
            </a>
            {content.linkText}
          </p>
        </>
      )}
    </div>
  );
}

function AskForm({ asked, onAsk }: { asked: Asked; onAsk: (asked: Asked) => void }) {
  const { content } = useTexts();
  const [next, setNext] = useState(asked);
  const drafts = useId();
  const isWrong = !/^\/(?!\/)/.test(next.path);
  return (
    <form
      className="grid items-start gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) onAsk(next);
      }}
    >
      <TextField
        label={content.path}
        hint={content.pathHint}
        value={next.path}
        error={isWrong ? content.pathWrong : undefined}
        onChange={(path) => setNext({ ...next, path })}
      />
      <TextField
        type="datetime-local"
        label={content.at}
        hint={content.atHint}
        value={next.at}
        onChange={(at) => setNext({ ...next, at })}
      />
      <div className="flex flex-wrap items-center gap-3 sm:pt-6">
        <span className="flex min-h-9 items-center gap-2">
          <input
            id={drafts}
            type="checkbox"
            checked={next.drafts}
            onChange={({ target }) => setNext({ ...next, drafts: target.checked })}
            className="size-5 shrink-0 accent-accent"
          />
          <label htmlFor={drafts} className="text-sm">
            {content.drafts}
          </label>
        </span>
        <Button type="submit">{content.show}</Button>
      </div>
    </form>
  );
}
