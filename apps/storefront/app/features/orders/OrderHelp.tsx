import { Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/orders.js';
import { useMessages, useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { setting } from '#app/platform/store/setting.ts';
import { telOf } from '#app/platform/telephone.ts';
import { MoreIcon, type MoreIconName } from '#app/ui/MoreIcon.tsx';

/** Ways to get help with an order: the message already names it. */
export function OrderHelp({ code }: { code: string }) {
  const m = useScreenMessages(texts);
  const { error } = useMessages();
  const link = useSiteLink();
  const phone = useAppSelector((state) => setting(state, 'shopPhone'));
  const look = 'flex min-h-12 items-center gap-3 py-2 underline-offset-4 hover:text-accent hover:underline';
  const icon = (name: MoreIconName) => <MoreIcon name={name} className="size-5 text-accent" />;
  return (
    <section aria-labelledby="order-help" className="print:hidden">
      <h2 id="order-help" className="mb-2 font-display text-2xl">
        {m.help()}
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        <li>
          <Link to={`${link('/content/support/email-us-page')}#order=${code}`} className={look}>
            {icon('mail')}
            <span>{m.helpWrite({ code })}</span>
          </Link>
        </li>
        <li>
          <Link to={link('/content/shipping-returns')} className={look}>
            {icon('return')}
            {m.helpReturn()}
          </Link>
        </li>
        <li>
          <a href={telOf(phone)} className={look}>
            {icon('phone')}
            <span>
              <span className="tabular">{m.helpCall({ phone })}</span>
              <span className="block text-muted text-sm">{error.helpHours()}</span>
            </span>
          </a>
        </li>
      </ul>
    </section>
  );
}
