import { type ReactNode, useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/identity.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { readCookie } from '#app/platform/session/cookies.ts';
import { hasToken } from '#app/platform/session/hasToken.ts';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { MoreIcon, type MoreIconName } from '#app/ui/MoreIcon.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { ForgottenForm, ResetForm } from '../password/ForgottenForm.tsx';
import { SignUpForm } from '../sign-up/SignUpForm.tsx';
import { LogInForm } from './LogInForm.tsx';
import { DIRECT_LOGOUT } from './logInCookies.ts';
import { safeReturn } from './returnTo.ts';

type Mode = 'logIn' | 'signUp' | 'forgotten' | 'reset';
const MODES = new Map<string | null, Mode>([
  ['signup', 'signUp'],
  ['forgotten', 'forgotten'],
]);

/**
 * Log-in, sign-up and new passwords on one page; customers who are logged in are led on. `reset`: opened by a mailed
 * link.
 */
export default function LoginPage({ reset }: { reset: boolean }) {
  const m = useScreenMessages(texts);
  const navigate = useNavigate();
  const link = useSiteLink();
  const { brand } = useAppSelector((state) => state.apiConfig);
  const [query] = useSearchParams();
  const [loggedOut, setLoggedOut] = useState(false);
  const next = query.get('next');
  // Rendered by the server too, because the form below must not move once it can be pressed.
  const needed = next?.includes('/account') ? m.needed() : undefined;
  const mode = reset ? 'reset' : (MODES.get(query.get('mode')) ?? 'logIn');
  const saysLoggedOut = loggedOut && mode === 'logIn';
  const goOn = (): void =>
    void navigate(safeReturn(next, location.origin) ?? link('/account'), { replace: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: how the page was come to, once.
  useEffect(() => {
    if (mode !== 'reset' && hasToken(brand)) goOn();
    else if (readCookie(DIRECT_LOGOUT)) setLoggedOut(true);
  }, []);
  const titles = {
    logIn: m.logInTitle(),
    signUp: m.signUpTitle(),
    forgotten: m.forgottenTitle(),
    reset: m.resetTitle(),
  };
  const leads = {
    logIn: m.logInText(),
    signUp: m.signUpText(),
    forgotten: m.forgottenText(),
    reset: m.resetText(),
  };
  const forms: Record<Mode, ReactNode> = {
    logIn: <LogInForm onDone={goOn} />,
    signUp: <SignUpForm onDone={goOn} />,
    forgotten: <ForgottenForm />,
    reset: <ResetForm />,
  };
  return (
    <div className="page-width min-h-dvh pt-8 pb-section">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-20">
        <div>
          <h1 className="font-display text-4xl leading-tight">{titles[mode]}</h1>
          {/* Only the browser knows of a log-out: it is said in the lead's place, so that the form stays where it is. */}
          <p className="mt-3 mb-6 grid text-lg text-muted">
            <span className={`col-start-1 row-start-1 ${saysLoggedOut ? 'invisible' : ''}`}>
              {leads[mode]}
            </span>
            <span role="status" className="col-start-1 row-start-1">
              {saysLoggedOut && m.loggedOut()}
            </span>
          </p>
          {needed && mode === 'logIn' && (
            <div className="mb-6">
              <Notice role="status">{needed}</Notice>
            </div>
          )}
          {forms[mode]}
          <Other mode={mode} next={next} />
        </div>
        {(mode === 'logIn' || mode === 'signUp') && <Reasons />}
      </div>
    </div>
  );
}

/** Links to the other forms, which keep the address to return to. */
function Other({ mode, next }: { mode: Mode; next: string | null }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const to = (target: string): string => {
    const query = new URLSearchParams({ ...(target && { mode: target }), ...(next && { next }) });
    return link(query.size > 0 ? `/login?${query}` : '/login');
  };
  const quiet =
    'inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline';
  return (
    <div className="mt-8 border-line border-t pt-5">
      {mode === 'logIn' && (
        <p>
          {m.newHere()}{' '}
          <Link to={to('signup')} className={quiet}>
            {m.signUp()}
          </Link>
        </p>
      )}
      {mode === 'signUp' && (
        <p>
          {m.haveAccount()}{' '}
          <Link to={to('')} className={quiet}>
            {m.logIn()}
          </Link>
        </p>
      )}
      {(mode === 'forgotten' || mode === 'reset') && (
        <Link to={to('')} className={quiet}>
          {m.backToLogIn()}
        </Link>
      )}
      {mode === 'logIn' && (
        <p>
          <Link to={link('/find-order')} className={quiet}>
            {m.findOrder()}
          </Link>
        </p>
      )}
    </div>
  );
}

function Reasons() {
  const m = useScreenMessages(texts);
  const reasons: [MoreIconName, string][] = [
    ['box', m.perkOrders()],
    ['pin', m.perkCheckout()],
    ['bag', m.perkCart()],
  ];
  return (
    <ul className="space-y-5 self-start rounded-card bg-sunken p-6 lg:p-10">
      {reasons.map(([icon, text]) => (
        <li key={icon} className="flex items-center gap-4">
          <MoreIcon name={icon} className="size-7 text-accent" />
          <span className="lg:font-display lg:text-xl">{text}</span>
        </li>
      ))}
    </ul>
  );
}
