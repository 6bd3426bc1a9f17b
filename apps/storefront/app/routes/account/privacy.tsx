import { DataExport, LogInSessions } from '#app/features/customers/privacy/PrivacyParts.tsx';
import { RemoveAccount } from '#app/features/customers/privacy/RemoveAccount.tsx';
import { ChangeEmail, ChangePassword } from '#app/features/customers/profile/CredentialForms.tsx';
import { logOut } from '#app/features/identity/identity.thunks.ts';
import { TastePart } from '#app/features/quizzes/TastePart.tsx';
import { ConsentPreferences } from '#app/features/tracking/ConsentPreferences.tsx';
import texts from '#app/platform/i18n/generated/screens/account.js';
import consentTexts from '#app/platform/i18n/generated/screens/consent.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { AGENT_KEY } from '#app/platform/session/visitor.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Notice } from '#app/ui/Notice.tsx';

/** Password, e-mail, log-in sessions, data export and deletion of the account. */
export default function AccountPrivacy() {
  const m = useScreenMessages(texts);
  const cookies = useScreenMessages(consentTexts);
  const dispatch = useAppDispatch();
  // The engine refuses all of it to an agent, and the cookies are those of the agent's browser.
  if (sessionStorage.getItem(AGENT_KEY) !== null) return <Notice>{m.customersOwn()}</Notice>;
  return (
    <div className="max-w-xl space-y-10">
      <ChangePassword />
      <ChangeEmail />
      <LogInSessions />
      <section aria-labelledby="account-cookies" className="space-y-6">
        <h2 id="account-cookies" className="font-display text-2xl">
          {cookies.title()}
        </h2>
        <ConsentPreferences />
      </section>
      <TastePart />
      <section aria-labelledby="account-data" className="space-y-6">
        <h2 id="account-data" className="font-display text-2xl">
          {m.yourData()}
        </h2>
        <DataExport />
        <RemoveAccount onRemoved={() => void dispatch(logOut())} />
      </section>
    </div>
  );
}
