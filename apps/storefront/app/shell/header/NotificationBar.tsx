import { ContentLink } from '#app/features/content/ContentLink.tsx';
import type { ContentSlot, LinkTarget } from '#app/features/content/content.types.ts';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { componentIn } from './navigation.ts';

/** One line above the header; the first notification of the global slots. */
export function NotificationBar({ slots }: { slots: readonly ContentSlot[] }) {
  const notice =
    componentIn(slots, 'GlobalNotificationSection', 'NotificationComponent') ??
    componentIn(slots, 'GlobalBannerSection', 'NotificationComponent');
  const m = useMessages();
  if (!notice) return null;
  const link = notice.link as LinkTarget | undefined;
  return (
    <aside aria-label={m.shell.notice()} className="bg-deep text-on-deep">
      <p className="page-width flex min-h-9 items-center justify-center py-1 text-center text-sm">
        <span className="text-balance">
          {notice.text as string}
          {link && (
            <>
              {' '}
              <ContentLink to={link.url} className="ml-2 font-semibold underline underline-offset-4">
                {link.title}
              </ContentLink>
            </>
          )}
        </span>
      </p>
    </aside>
  );
}
