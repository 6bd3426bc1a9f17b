import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { meQuery } from '../../api/queries.ts';
import { useSpoken } from '../../i18n/language.ts';
import { LogInForm } from '../../kit/login/LogInForm.tsx';
import { AuthPage } from './AuthPage.tsx';

/** An address of this app only: a link to the log-in cannot lead elsewhere. */
const safeBack = (back: string | null): string => (back && /^\/(?![/\\])/.test(back) ? back : '/');

/** The log-in; then back to where one was. */
export default function LogIn() {
  const { texts, language } = useSpoken();
  const [parameters] = useSearchParams();
  const me = useQuery(meQuery(language));
  if (me.data) return <Navigate to={safeBack(parameters.get('back'))} replace />;
  return (
    <AuthPage title={texts.screens.logIn}>
      <LogInForm text={texts.screens.logInText} />
    </AuthPage>
  );
}
