import { useRouteError } from 'react-router';
import { useTexts } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

/** A screen that does not load (a new version replaced its file, or no connection), or that failed. */
export function Broken() {
  const { shell } = useTexts();
  const error = useRouteError();
  const isMissing = typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
  return (
    <main className="mx-auto max-w-xl p-6">
      <h1 className="mb-4 font-display text-2xl">{isMissing ? shell.notFoundTitle : shell.brokenTitle}</h1>
      <Notice
        tone={isMissing ? 'info' : 'danger'}
        role="alert"
        action={<Button onClick={() => location.reload()}>{shell.reload}</Button>}
      >
        {isMissing ? shell.notFound : shell.brokenText}
      </Notice>
      <p className="mt-4">
        <a href="/admin/" className="text-accent underline underline-offset-4">
          {shell.home}
        </a>
      </p>
    </main>
  );
}

/** While the first screen's own file is on its way. */
export function Starting() {
  return (
    <main className="mx-auto max-w-xl p-6">
      <Skeleton />
    </main>
  );
}
