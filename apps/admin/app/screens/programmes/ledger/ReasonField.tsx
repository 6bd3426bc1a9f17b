import { useTexts } from '../../../i18n/language.ts';
import { TextField } from '../../../ui/TextField.tsx';

interface ReasonFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** It was sent without one. */
  isMissing: boolean;
}

/** Why something is done for a customer, for whoever looks at it later. */
export function ReasonField({ value, onChange, isMissing }: ReasonFieldProps) {
  const { programmes } = useTexts();
  return (
    <TextField
      label={programmes.reason}
      hint={programmes.reasonHint}
      value={value}
      maxLength={240}
      required
      error={isMissing ? programmes.reasonMissing : undefined}
      onChange={onChange}
    />
  );
}
