import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { setUp } from '../../api/changes.ts';
import type { SetUp as SetUpAnswer } from '../../api/types.ts';
import { useTexts } from '../../i18n/language.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AuthPage } from './AuthPage.tsx';
import { SetUpForm } from './SetUpForm.tsx';

/** Set-up by a one-time link: authenticator, password, recovery codes. The token is behind `#`, which no server sees. */
export default function SetUp() {
  const { screens } = useTexts();
  const [token] = useState(() => location.hash.slice(1));
  const link = useQuery({
    queryKey: ['setup', token],
    queryFn: () => setUp({ token }),
    enabled: token !== '',
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const finish = useMutation({
    mutationFn: (proof: { password: string; code: string }) => setUp({ token, ...proof }),
  });
  return (
    <AuthPage title={screens.setUpTitle}>
      {token === '' && (
        <Notice tone="danger" role="alert">
          {screens.linkBroken}
        </Notice>
      )}
      {link.isLoading && <Skeleton lines={4} />}
      {link.error && <Failure error={link.error} onRetry={() => void link.refetch()} />}
      {finish.data ? (
        <RecoveryCodes answer={finish.data} />
      ) : (
        link.data && (
          <SetUpForm
            shown={link.data}
            error={finish.error}
            busy={finish.isPending}
            onSend={(proof) => finish.mutate(proof)}
          />
        )
      )}
    </AuthPage>
  );
}

function RecoveryCodes({ answer }: { answer: SetUpAnswer }) {
  const { screens } = useTexts();
  return (
    <>
      <Notice tone="success" role="status">
        {screens.setUpDone}
      </Notice>
      <p>{screens.recoveryText}</p>
      <ul className="tabular grid grid-cols-2 gap-2 rounded-control bg-sunken p-4 font-mono">
        {answer.recoveryCodes?.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <LinkButton look="primary" to="/login">
        {screens.logIn}
      </LinkButton>
    </>
  );
}
