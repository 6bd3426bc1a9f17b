import texts from '#app/platform/i18n/generated/screens/perks.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { featureOn } from '#app/platform/store/setting.ts';
import { MoreIcon, type MoreIconName } from '#app/ui/MoreIcon.tsx';
import { EarnLink } from '../EarnLink.tsx';
import type { Programme } from './programme.slice.ts';

/** How points are earned, spent and kept, in the shop's own numbers. */
export function HowItWorks({ numbers }: { numbers: Programme }) {
  const m = useScreenMessages(texts);
  const autoDelivery = useAppSelector((state) => featureOn(state, 'autoDelivery'));
  const brewers = useAppSelector((state) => featureOn(state, 'brewerRegistration'));
  const { perksPointsPerUnit: perUnit = 0, perksAutoDeliveryFactor: factor = 0 } = numbers;
  const { perksBrewerPoints: registration, loyaltyClearingDays, perksExpiryDays } = numbers;
  const cheapest = Math.min(...(numbers.perksRewards ?? []).map(({ points }) => points));
  const ways: { icon: MoreIconName; title: string; text: string }[] = [
    { icon: 'bag', title: m.earnTitle(), text: m.earnText({ points: perUnit }) },
    ...(autoDelivery && factor > 1
      ? [{ icon: 'repeat' as const, title: m.twiceTitle(), text: m.twiceText({ points: factor * perUnit }) }]
      : []),
    ...(brewers && registration
      ? [{ icon: 'cup' as const, title: m.brewerTitle(), text: m.brewerText({ points: registration }) }]
      : []),
    ...(Number.isFinite(cheapest)
      ? [{ icon: 'box' as const, title: m.spendTitle(), text: m.spendText({ points: cheapest }) }]
      : []),
  ];
  return (
    <section aria-labelledby="perks-how">
      <h2 id="perks-how" className="font-display text-3xl">
        {m.howTitle()}
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {ways.map(({ icon, title, text }) => (
          <li key={icon} className="rounded-card border border-line bg-surface p-5">
            <MoreIcon name={icon} className="size-7 text-accent" />
            <h3 className="mt-3 font-semibold">{title}</h3>
            <p className="mt-1">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-prose text-muted text-sm">
        {loyaltyClearingDays !== undefined && m.clearText({ days: loyaltyClearingDays })}{' '}
        {perksExpiryDays !== undefined && m.keepText({ days: perksExpiryDays })}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <EarnLink to="/beverages" look="secondary">
          {m.earn()}
        </EarnLink>
        {brewers && (
          <EarnLink to="/brewer-registration" look="quiet" className="max-sm:-ml-5">
            {m.registerBrewer()}
          </EarnLink>
        )}
      </div>
    </section>
  );
}
