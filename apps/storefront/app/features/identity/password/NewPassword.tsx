import texts from '#app/platform/i18n/generated/screens/identity.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { PasswordField } from './PasswordField.tsx';

interface NewPasswordProps {
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

/** A password for an account that is created with an order. */
export function NewPassword(props: NewPasswordProps) {
  const m = useScreenMessages(texts);
  return <PasswordField isNew name="newPassword" label={m.password()} {...props} />;
}
