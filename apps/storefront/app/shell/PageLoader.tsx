import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { selectPageLoading } from '#app/platform/store/pageLoading.slice.ts';

/** A line along the top edge while something takes long; announced once, covers nothing. */
export function PageLoader() {
  const m = useMessages();
  const on = useAppSelector(selectPageLoading);
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50">
      {on && (
        <>
          <span className="sr-only">{m.shell.stillWorking()}</span>
          <span className="page-loader block h-1 bg-accent" />
        </>
      )}
    </div>
  );
}
