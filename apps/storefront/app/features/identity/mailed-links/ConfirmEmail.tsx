import texts from '#app/platform/i18n/generated/screens/identity.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { confirmEmail } from '../password/password.thunks.ts';
import { MailedLink } from './MailedLink.tsx';

/** Confirms a new e-mail address by its mailed link. */
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
