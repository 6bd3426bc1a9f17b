import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/perks.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { userOf } from '#app/platform/session/visitor.ts';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { CheckField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { keepWish } from '../membership/joinWish.ts';
import { perksOptIn } from '../membership/perksOptIn.slice.ts';

interface JoinBoxProps {
  /** Points that a new member begins with. */
  welcome?: number;
  /** Whether somebody is logged in. */
  isCustomer: boolean;
  /** What a former member is told. */
  children?: ReactNode;
}

/** Joins with a tick of one's own. Who is not logged in does that first, and comes back as a member. */
export function JoinBox({ welcome, isCustomer, children }: JoinBoxProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const site = useAppSelector((state) => state.apiConfig.brand);
  const { loading, error } = useAppSelector(perksOptIn.select);
  const form = useRef<HTMLFormElement>(null);
  // Not ticked at the start.
  const [agreed, agree] = useState(false);
  const [missing, setMissing] = useState(false);
  const here = encodeURIComponent(link('/perks'));

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(!agreed);
    if (!agreed) form.current?.querySelector('input')?.focus();
    else if (userOf(site) !== 'anonymous') void dispatch(perksOptIn.load(true));
    else {
      keepWish();
      void navigate(link(`/login?mode=signup&next=${here}`));
    }
  };
  return (
    <section aria-labelledby="perks-join" className="rounded-card bg-sunken px-5 py-6 sm:px-8 sm:py-8">
      <h2 id="perks-join" className="font-display text-2xl">
        {m.joinTitle()}
      </h2>
      {welcome !== undefined && welcome > 0 && <p className="mt-2">{m.joinWelcome({ points: welcome })}</p>}
      {children}
      <form
        ref={form}
        noValidate
        method="dialog"
        aria-label={m.joinTitle()}
        onSubmit={submit}
        className="mt-3"
      >
        <CheckField
          name="perksOptIn"
          label={m.joinConsent()}
          checked={agreed}
          error={missing ? m.joinMissing() : undefined}
          onChange={(event) => {
            agree(event.target.checked);
            setMissing(false);
          }}
        />
        {error && (
          <div className="mt-2">
            <Notice tone="danger" role="alert">
              {(error.status && error.errors[0]?.message) || m.saveFailed()}
            </Notice>
          </div>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button type="submit" busy={loading}>
            {m.join()}
          </Button>
          {!isCustomer && (
            <LinkButton look="quiet" to={link(`/login?next=${here}`)} className="max-sm:-ml-5">
              {m.logIn()}
            </LinkButton>
          )}
        </div>
        {!isCustomer && <p className="mt-3 text-muted text-sm">{m.joinNote()}</p>}
      </form>
    </section>
  );
}
