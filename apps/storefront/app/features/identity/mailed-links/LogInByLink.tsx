import { useNavigate } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/identity.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { logInByLink } from '../identity.thunks.ts';
import { MailedLink } from './MailedLink.tsx';

/** Logs in, by a mailed link, a customer locked out after too many wrong passwords. */
export function LogInByLink() {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  return (
    <MailedLink
      title={m.linkTitle()}
      text={m.linkText()}
      label={m.linkLogIn()}
      use={async (token) => {
        const failure = await dispatch(logInByLink(token));
        if (!failure) await navigate(link('/account'), { replace: true });
        return failure;
      }}
      done={m.linkTitle()}
      onward={<LinkButton to={link('/account')}>{m.account()}</LinkButton>}
    />
  );
}
