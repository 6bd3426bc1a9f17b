import { Notice } from '#app/ui/Notice.tsx';
import { ContentLink } from '../ContentLink.tsx';
import type { LinkTarget } from '../content.types.ts';

const TONES = { info: 'info', deal: 'success', warning: 'warning' } as const;

interface NotificationProps {
  text: string;
  tone?: keyof typeof TONES;
  link?: LinkTarget;
}

/** An editor's sentence within a page. */
export function Notification({ text, tone = 'info', link }: NotificationProps) {
  return (
    <Notice tone={Object.hasOwn(TONES, tone) ? TONES[tone] : 'info'}>
      {text}
      {link && (
        <ContentLink to={link.url} className="ml-2 font-semibold underline underline-offset-4">
          {link.title}
        </ContentLink>
      )}
    </Notice>
  );
}
