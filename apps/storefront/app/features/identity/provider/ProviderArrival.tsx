import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/identity.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { safeReturn } from '../login/returnTo.ts';
import { arriveFromProvider, ownCallback } from './provider.thunks.ts';

type Ending = { tone: 'info' | 'danger'; text: string };

/**
 * Page that the outside identity provider leads back to. Goes on to where the log-in began, or shows what went wrong.
 */
export default function ProviderArrival() {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [ending, end] = useState<Ending>();
  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the provider sent back is good once.
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const sentBack = new URLSearchParams(location.search);
    const elsewhere = ownCallback(location);
    if (elsewhere) return location.replace(elsewhere);
    if (sentBack.get('error') === 'access_denied') return end({ tone: 'info', text: m.providerRefused() });
    if (!sentBack.has('code') && !sentBack.has('error'))
      return end({ tone: 'danger', text: m.providerFailed() });
    void dispatch(arriveFromProvider(sentBack)).then((arrival) => {
      if ('failure' in arrival) {
        const { status, errors } = arrival.failure;
        return end({ tone: 'danger', text: (status && errors[0]?.message) || m.providerFailed() });
      }
      const back = safeReturn(arrival.returnTo, location.origin) ?? link('/account');
      // Replaces this address, which cannot be used again.
      return navigate(back, { replace: true });
    });
  }, []);
  return (
    <div className="page-width min-h-dvh max-w-prose pt-8 pb-section">
      <h1 className="font-display text-4xl leading-tight">{ending ? m.providerTitle() : m.providerWait()}</h1>
      {ending ? (
        <>
          <div className="my-6">
            <Notice tone={ending.tone} role={ending.tone === 'danger' ? 'alert' : 'status'}>
              {ending.text}
            </Notice>
          </div>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={link('/login')}>{m.backToLogIn()}</LinkButton>
            <LinkButton look="secondary" to={link('/')}>
              {m.toShop()}
            </LinkButton>
          </div>
        </>
      ) : (
        <p role="status" className="mt-4 text-lg text-muted">
          {m.providerWaitText()}
        </p>
      )}
    </div>
  );
}
