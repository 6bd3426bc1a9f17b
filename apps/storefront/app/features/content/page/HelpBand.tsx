import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { setting } from '#app/platform/store/setting.ts';
import { telOf } from '#app/platform/telephone.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import { MoreIcon } from '#app/ui/MoreIcon.tsx';
import { ContentLink } from '../ContentLink.tsx';

interface HelpBandProps {
  heading: string;
  text?: string;
}

/** The end of a content page: how to reach somebody who helps. Number and hours are the site's. */
export function HelpBand({ heading, text }: HelpBandProps) {
  const m = useMessages();
  const phone = useAppSelector((state) => setting(state, 'shopPhone'));
  return (
    <div className="grid gap-6 rounded-card bg-sunken px-5 py-8 sm:px-10 lg:grid-cols-[3fr_2fr] lg:items-center lg:gap-12">
      <div>
        <h2 className="font-display text-2xl leading-tight">{heading}</h2>
        {text && <p className="mt-2 max-w-prose">{text}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <p className="flex items-center gap-3">
          <MoreIcon name="phone" className="size-6 text-accent" />
          <span>
            <a href={telOf(phone)} className="tabular font-semibold text-lg hover:text-accent">
              {phone}
            </a>
            <span className="block text-muted text-sm">{m.error.helpHours()}</span>
          </span>
        </p>
        <ContentLink to="/content/support/email-us-page" className={buttonClass('secondary')}>
          {m.error.emailLink()}
        </ContentLink>
      </div>
    </div>
  );
}
