import texts from '#app/platform/i18n/generated/screens/account.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { featureOn } from '#app/platform/store/setting.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { customerData } from '../current/customerData.slice.ts';
import { perksOptIn } from './perksOptIn.slice.ts';

/** Membership of the perks programme, with a button to join or leave; only in shops that have one. */
export function PerksMembership() {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const offered = useAppSelector((state) => featureOn(state, 'perks'));
  const isMember = useAppSelector((state) => customerData.select(state).data?.perksOptIn);
  const { loading, error } = useAppSelector(perksOptIn.select);
  if (!offered || isMember === undefined) return null;
  return (
    <section aria-labelledby="account-perks" className="max-w-xl">
      <h2 id="account-perks" className="mb-4 font-display text-2xl">
        {m.perks()}
      </h2>
      <p role="status" className="mb-4">
        {isMember ? m.perksMember() : m.perksNone()}
      </p>
      {error && (
        <div className="mb-4">
          <Notice tone="danger" role="alert">
            {m.saveFailed()}
          </Notice>
        </div>
      )}
      <Button
        look={isMember ? 'secondary' : 'primary'}
        busy={loading}
        onClick={() => void dispatch(perksOptIn.load(!isMember))}
      >
        {isMember ? m.perksLeave() : m.perksJoin()}
      </Button>
    </section>
  );
}
