import texts from '#app/platform/i18n/generated/screens/identity.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { MailedLink } from './MailedLink.tsx';
import { confirmEmail } from './password.thunks.ts';

/** Proves a new address. */
export function ConfirmEmail() {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  return (
    <MailedLink
      title={m.emailTitle()}
      text={m.emailText()}
      label={m.emailConfirm()}
      use={(token) => dispatch(confirmEmail(token))}
      done={m.emailDone()}
      onward={<LinkButton to={link('/account')}>{m.account()}</LinkButton>}
    />
  );
}
