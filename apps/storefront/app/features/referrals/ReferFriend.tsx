import { useEffect } from 'react';
import texts from '#app/platform/i18n/generated/screens/referrals.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { featureOn } from '#app/platform/store/setting.ts';
import { ReferralForm } from './ReferralForm.tsx';
import { ReferredFriends } from './ReferredFriends.tsx';
import { referrals } from './referrals.slice.ts';

/** In the account: what there is for a friend and for oneself, the form that refers one, and what became of others. */
export default function ReferFriend() {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const isOn = useAppSelector((state) => featureOn(state, 'referrals'));
  const { data, loading } = useAppSelector(referrals.select);
  useEffect(() => {
    if (isOn) void dispatch(referrals.load(0));
  }, [dispatch, isOn]);
  if (!isOn || !data) return null;
  const { friendAmount, minimum, creditAmount, creditDays, perYear } = data.terms;
  return (
    <section aria-labelledby="account-referrals" className="max-w-xl xl:col-start-2 xl:row-span-2">
      <h2 id="account-referrals" className="mb-4 font-display text-2xl">
        {m.title()}
      </h2>
      <p>
        {m.offer({
          friend: friendAmount.formattedValue,
          minimum: minimum.formattedValue,
          credit: creditAmount.formattedValue,
        })}
      </p>
      <p className="mt-2 mb-5 text-muted text-sm">{m.terms({ days: creditDays, most: perYear })}</p>
      <ReferralForm />
      {data.referrals.length > 0 && <ReferredFriends list={data} busy={loading} />}
    </section>
  );
}
