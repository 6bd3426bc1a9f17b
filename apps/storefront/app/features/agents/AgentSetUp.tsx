import { useEffect, useState } from 'react';
import { useSubmission } from '#app/platform/forms/useSubmission.ts';
import texts from '#app/platform/i18n/generated/screens/agent.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { type Proof, ProofFields } from './ProofFields.tsx';
import { type SetUpAnswer, setUpAgent } from './setUp.thunks.ts';

/** Set-up of a new member of staff who opened a one-time link: authenticator, password, recovery codes. */
export default function AgentSetUp() {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const link = useSiteLink();
  const [token, setToken] = useState('');
  const [shown, setShown] = useState<SetUpAnswer>();
  const [refused, setRefused] = useState('');
  const [codes, setCodes] = useState<string[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link that the page was opened with, once.
  useEffect(() => {
    const own = location.hash.slice(1);
    setToken(own);
    void dispatch(setUpAgent({ token: own })).then((answer) => {
      if ('failure' in answer) setRefused(answer.failure.errors[0]?.message || m.failed());
      else setShown(answer);
    });
  }, []);
  return (
    <div className="page-width min-h-dvh pt-8 pb-section">
      <h1 className="font-display text-4xl leading-tight">{m.setUpTitle()}</h1>
      <div className="mt-6 max-w-md space-y-5">
        {refused && (
          <Notice tone="danger" role="alert">
            {refused}
          </Notice>
        )}
        {shown && !codes && <SetUpForm token={token} shown={shown} onDone={setCodes} />}
        {codes && (
          <>
            <Notice tone="success" role="status">
              {m.setUpDone()}
            </Notice>
            <p>{m.recoveryText()}</p>
            <ul className="tabular grid grid-cols-2 gap-2 rounded-card bg-sunken p-4 font-mono">
              {codes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ul>
            <LinkButton to={link('/agent')}>{m.logIn()}</LinkButton>
          </>
        )}
      </div>
    </div>
  );
}

interface SetUpFormProps {
  token: string;
  shown: SetUpAnswer;
  onDone: (codes: string[]) => void;
}

function SetUpForm({ token, shown: { email, secret, otpauth }, onDone }: SetUpFormProps) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [proof, setProof] = useState<Proof>({ password: '', code: '' });
  const { form, busy, errors, failed, touch, onSubmit } = useSubmission({
    fields: ['password', 'code'],
    check: () => ({
      password: proof.password.length >= 12 ? undefined : m.passwordShort(),
      code: proof.code.trim() ? undefined : m.codeMissing(),
    }),
    send: async () => {
      const answer = await dispatch(setUpAgent({ ...proof, token, code: proof.code.trim() }));
      if ('failure' in answer) return answer.failure;
      onDone(answer.recoveryCodes ?? []);
      return null;
    },
    onDone: () => {},
    sorry: m.failed(),
  });
  return (
    <form
      ref={form}
      noValidate
      method="dialog"
      aria-label={m.setUpTitle()}
      onSubmit={onSubmit}
      className="space-y-5"
    >
      <p>{m.setUpText({ email: email ?? '' })}</p>
      <p className="rounded-card bg-sunken p-4 font-mono tracking-wider">
        {secret?.match(/.{1,4}/g)?.join(' ')}
      </p>
      <a href={otpauth} className="inline-flex min-h-11 items-center font-semibold text-accent underline">
        {m.openApp()}
      </a>
      <ProofFields
        isNew
        proof={proof}
        errors={errors}
        onChange={(name, value) => {
          setProof({ ...proof, [name]: value });
          touch(name);
        }}
      />
      {failed && (
        <Notice tone="danger" role="alert">
          {failed}
        </Notice>
      )}
      <Button type="submit" busy={busy} className="w-full">
        {m.setUp()}
      </Button>
    </form>
  );
}
