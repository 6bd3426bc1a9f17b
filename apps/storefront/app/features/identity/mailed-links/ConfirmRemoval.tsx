import texts from '#app/platform/i18n/generated/screens/identity.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { lookAgain } from '../identity.thunks.ts';
import { confirmRemoval } from '../password/password.thunks.ts';
import { MailedLink } from './MailedLink.tsx';

/** Deletes an account by the link mailed to its owner. */
export function ConfirmRemoval() {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  return (
    <MailedLink
      title={m.removalTitle()}
      text={m.removalText()}
      label={m.removalConfirm()}
      use={async (token) => {
        const failure = await dispatch(confirmRemoval(token));
        if (!failure) await dispatch(lookAgain());
        return failure;
      }}
      done={m.removalDone()}
      onward={<LinkButton to={link('/')}>{m.toShop()}</LinkButton>}
    />
  );
}
