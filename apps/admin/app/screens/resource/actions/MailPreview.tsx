import { useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { previewMail, sendTestMail } from '../../../api/areas/mails.ts';
import type { Language, Row } from '../../../api/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useTexts } from '../../../i18n/language.ts';
import { useSession, useSite } from '../../../session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

/** How a mail looks with sample data in the words that are typed, in each language of the site; and a test of it. */
export default function MailPreview({ row, texts }: { row: Row; texts: unknown }) {
  const { mails } = useTexts();
  const site = useSite();
  const { may } = useSession();
  const [reader, setReader] = useState<Language>('en');
  const [at, setAt] = useState(0);
  const typed = useDeferredValue(texts);
  const look = useQuery({
    queryKey: ['mail', site.id, row.key, reader, typed],
    queryFn: () => previewMail(site.id, row.key, { reader, texts: typed }),
    placeholderData: (shown) => shown,
    retry: false,
  });
  const test = useMutation({ mutationFn: () => sendTestMail(site.id, row.key, reader) });
  const shown = look.data?.mails ?? [];
  const mail = shown[at] ?? shown[0];
  return (
    <Panel title={mails.preview}>
      <div className="mb-3 flex flex-wrap gap-2">
        {site.languages.length > 1 &&
          site.languages.map((language) => (
            <Button key={language} aria-pressed={reader === language} onClick={() => setReader(language)}>
              {mails[language]}
            </Button>
          ))}
        {shown.length > 1 &&
          shown.map((one, index) => (
            <Button key={one.text} aria-pressed={mail === one} onClick={() => setAt(index)}>
              {fill(mails.variant, { number: index + 1 })}
            </Button>
          ))}
      </div>
      {look.error && <Failure error={look.error} onRetry={() => void look.refetch()} />}
      {!mail && !look.error && <Skeleton lines={8} />}
      {mail && (
        <>
          <p className="mb-2 break-words text-sm">
            <span className="text-muted">{mails.subject}</span> <strong>{mail.subject}</strong>
          </p>
          <iframe
            title={mails.html}
            src={mail.frame}
            sandbox=""
            className="h-120 w-full rounded-control border border-line bg-surface"
          />
          <details className="mt-3">
            <summary className="min-h-11 cursor-pointer py-2 text-sm">{mails.text}</summary>
            <ScrollBox label={mails.text} className="max-h-80 overflow-y-auto p-3">
              <pre className="whitespace-pre-wrap text-xs">{mail.text}</pre>
            </ScrollBox>
          </details>
        </>
      )}
      {may('adminSendTestMail') && (
        <div className="mt-3 grid gap-2">
          <Button busy={test.isPending} onClick={() => test.mutate()}>
            {mails.test}
          </Button>
          <p role="status" className="text-muted text-sm">
            {test.data ? fill(mails.sent, { to: test.data.to }) : mails.testHint}
          </p>
          {test.error && <Failure error={test.error} />}
        </div>
      )}
    </Panel>
  );
}
