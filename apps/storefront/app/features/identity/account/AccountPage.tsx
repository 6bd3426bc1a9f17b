import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/identity.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { hasToken } from '#app/platform/session/hasToken.ts';
import { AGENT_KEY } from '#app/platform/session/visitor.ts';
import { siteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Skeleton } from '#app/ui/Skeleton.tsx';

interface AccountPageProps {
  title: string;
  links: ReactNode;
  children: ReactNode;
}

/** The frame of the account. Its content is loaded in the browser, and only while a customer is logged in. */
export function AccountPage({ title, links, children }: AccountPageProps) {
  const m = useScreenMessages(texts);
  const isKnown = useCustomerOnly();
  return (
    <div className="page-width min-h-dvh pt-8 pb-section">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
        <nav aria-label={m.account()} className="-mx-3 print:hidden">
          {links}
        </nav>
        <div>
          <h1 className="mb-6 font-display text-4xl leading-tight">{title}</h1>
          {isKnown ? children : <Skeleton className="h-64" />}
        </div>
      </div>
    </div>
  );
}

/** Whether a customer is logged in; otherwise leads to the log-in, which leads back. */
function useCustomerOnly(): boolean {
  const config = useAppSelector((state) => state.apiConfig);
  // Checked again when the customer changes, also by a log-in or log-out in another tab.
  const customer = useAppSelector((state) => state.customerData);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isKnown, setKnown] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known of the customer is why to look again.
  useEffect(() => {
    const known = hasToken(config.brand) || sessionStorage.getItem(AGENT_KEY) !== null;
    setKnown(known);
    const next = new URLSearchParams({ next: pathname + search });
    if (!known) void navigate(siteLink(`/login?${next}`, config), { replace: true });
  }, [config, customer, navigate, pathname, search]);
  return isKnown;
}
