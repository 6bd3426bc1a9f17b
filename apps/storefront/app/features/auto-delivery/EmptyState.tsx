import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { MoreIcon } from '#app/ui/MoreIcon.tsx';

interface EmptyStateProps {
  /** Percent taken off every order. */
  percent: number;
  /** Whether something else on the screen is more important. */
  secondary?: boolean;
}

/** Explains auto-delivery in two sentences to a customer who has none. */
export function EmptyState({ percent, secondary }: EmptyStateProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  return (
    <section className="mt-8 rounded-card bg-sunken px-5 py-10 sm:px-10 sm:py-14">
      <MoreIcon name="cup" className="size-12 text-accent" />
      <h2 className="mt-4 font-display text-3xl leading-tight">{m.emptyTitle()}</h2>
      <p className="mt-3 max-w-[38rem] text-lg">{m.emptyText({ percent })}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton look={secondary ? 'secondary' : 'primary'} to={link('/beverages')}>
          {m.toBeverages()}
        </LinkButton>
        <LinkButton look="quiet" to={link('/content/auto-delivery')}>
          {m.howItWorks()}
        </LinkButton>
      </div>
    </section>
  );
}
