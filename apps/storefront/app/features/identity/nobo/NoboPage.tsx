import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/nobo.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { enterByNoboLink, noboUser } from './nobo.thunks.ts';

const SCOPES = ['skip', 'date', 'frequency', 'add', 'cancel'] as const;

/** Page of a mail's no-login link: what the link allows, and a button to continue. Opening it changes nothing. */
export default function NoboPage() {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const link = useSiteLink();
  const [query] = useSearchParams();
  const [token, setToken] = useState('');
  const { data, error } = useAppSelector(noboUser.select);
  const [ended, end] = useState(false);
  // Undefined: loading. Null: the link is not valid, or not any more.
  const user = ended || error ? null : (data ?? undefined);
  const [busy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link that the page was opened with, once.
  useEffect(() => {
    const own = location.hash.slice(1);
    setToken(own);
    void dispatch(noboUser.load(own));
  }, []);
  const goOn = async (): Promise<void> => {
    setBusy(true);
    const isIn = await dispatch(enterByNoboLink(token));
    setBusy(false);
    if (!isIn) return end(true);
    const subscription = query.get('subscription');
    const path = subscription
      ? `/auto-delivery?subscription=${encodeURIComponent(subscription)}`
      : '/auto-delivery';
    void navigate(link(path));
  };
  return (
    <div className="page-width min-h-dvh pt-8 pb-section">
      <h1 className="font-display text-4xl leading-tight">
        {user ? m.hello({ name: user.firstName }) : m.title()}
      </h1>
      <div className="mt-6 max-w-xl space-y-5">
        {user === undefined && <p role="status">{m.wait()}</p>}
        {user === null && (
          <Notice tone="warning" role="alert">
            {m.failed()}
          </Notice>
        )}
        {user && (
          <>
            <p className="text-lg">{m.text()}</p>
            <ul className="list-disc space-y-1 pl-6">
              {SCOPES.filter((scope) => user.scopes.includes(scope)).map((scope) => (
                <li key={scope}>{m[scope]()}</li>
              ))}
            </ul>
            <p className="text-muted">{m.notShown()}</p>
          </>
        )}
        <div className="flex flex-wrap gap-3">
          {user && (
            <Button busy={busy} onClick={() => void goOn()}>
              {m.goOn()}
            </Button>
          )}
          {user !== undefined && (
            <LinkButton look={user ? 'secondary' : 'primary'} to={link('/login')}>
              {m.logIn()}
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  );
}
