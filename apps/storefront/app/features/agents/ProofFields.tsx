import texts from '#app/platform/i18n/generated/screens/agent.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { TextField } from '#app/ui/Field.tsx';

/** What proves who an agent is. */
export interface Proof {
  password: string;
  code: string;
}

interface ProofFieldsProps {
  proof: Proof;
  errors: Partial<Proof>;
  onChange: (name: keyof Proof, value: string) => void;
  /**
   * The password is chosen now and the authenticator is new; otherwise both exist, and a recovery code is accepted too.
   */
  isNew?: boolean;
}

/** Password and second factor. */
export function ProofFields({ proof, errors, onChange, isNew }: ProofFieldsProps) {
  const m = useScreenMessages(texts);
  const field = (name: keyof Proof) => ({
    name,
    label: m[name](),
    value: proof[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  const code = isNew
    ? { hint: m.setUpCodeHint(), inputMode: 'numeric' as const, maxLength: 6 }
    : { hint: m.codeHint(), autoCapitalize: 'none', spellCheck: false, maxLength: 40 };
  return (
    <>
      <TextField
        {...field('password')}
        type="password"
        hint={isNew ? m.passwordHint() : undefined}
        autoComplete={isNew ? 'new-password' : 'current-password'}
      />
      <TextField {...field('code')} {...code} autoComplete="one-time-code" className="tabular" />
    </>
  );
}
