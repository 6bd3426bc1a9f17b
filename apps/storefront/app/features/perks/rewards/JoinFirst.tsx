import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { perksStepped } from '#app/platform/events.ts';
import texts from '#app/platform/i18n/generated/screens/rewards.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { userOf } from '#app/platform/session/visitor.ts';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { perksOptIn } from '../membership/perksOptIn.slice.ts';
import { fetchRewards } from './rewards.slice.ts';

/** Rewards are for members: a button that joins, or the way to the log-in. */
export function JoinFirst() {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const { brand } = useAppSelector((state) => state.apiConfig);
  const { loading } = useAppSelector(perksOptIn.select);
  const { pathname, search } = useLocation();
  const [problem, setProblem] = useState('');
  const text = useRef<HTMLParagraphElement>(null);
  const join = async (): Promise<void> => {
    setProblem('');
    const dialog = text.current?.closest('dialog');
    const { success, error } = await dispatch(perksOptIn.load(true));
    if (!success) return setProblem(error?.errors[0]?.message || m.unanswered());
    dispatch(perksStepped({ event: 'reward_opt_in' }));
    await dispatch(fetchRewards.load(0));
    // The button that was pressed is gone.
    dialog?.querySelector<HTMLElement>('input:enabled, button')?.focus();
  };
  return (
    <>
      <p ref={text} className="mb-3">
        {m.joinFirst()}
      </p>
      <p role="alert" className="mb-3 text-danger text-sm empty:hidden">
        {problem}
      </p>
      {userOf(brand) === 'anonymous' ? (
        <LinkButton reloadDocument to={link(`/login?next=${encodeURIComponent(pathname + search)}`)}>
          {m.logIn()}
        </LinkButton>
      ) : (
        <Button busy={loading} onClick={() => void join()}>
          {m.join()}
        </Button>
      )}
    </>
  );
}
