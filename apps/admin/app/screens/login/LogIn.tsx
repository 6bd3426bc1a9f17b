import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { logIn } from '../../api/changes.ts';
import { meQuery } from '../../api/queries.ts';
import { useSpoken } from '../../i18n/language.ts';
import { refusedFields } from '../../kit/form/refusals.ts';
import { Button } from '../../ui/Button.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AuthPage } from './AuthPage.tsx';

const FIELDS = new Set(['email', 'password', 'code']);

/** An address of this app only: a link to the log-in cannot lead elsewhere. */
const safeBack = (back: string | null): string => (back && /^\/(?![/\\])/.test(back) ? back : '/');

/** E-mail, password and code; then back to where one was. */
export default function LogIn() {
  const { texts, language } = useSpoken();
  const { screens } = texts;
  const [parameters] = useSearchParams();
  const queries = useQueryClient();
  const me = useQuery(meQuery(language));
  const [given, setGiven] = useState({ email: '', password: '', code: '' });
  const [missing, setMissing] = useState<Record<string, string>>({});
  const enter = useMutation({
    mutationFn: logIn,
    onSuccess: (next) => queries.setQueryData(meQuery(language).queryKey, next),
    // Each code is good for one try.
    onError: () => setGiven((now) => ({ ...now, code: '' })),
  });
  if (me.data) return <Navigate to={safeBack(parameters.get('back'))} replace />;
  const refused = refusedFields(enter.error, FIELDS);
  const errors = { ...refused.fields, ...missing };
  const field = (name: keyof typeof given) => ({
    name,
    value: given[name],
    error: errors[name],
    onChange: (value: string) => {
      setGiven({ ...given, [name]: value });
      setMissing(({ [name]: _, ...others }) => others);
    },
  });
  const submit = (): void => {
    const needed = {
      email: screens.emailMissing,
      password: screens.passwordMissing,
      code: screens.codeMissing,
    };
    const found = Object.entries(needed).filter(([name]) => !given[name as keyof typeof given].trim());
    setMissing(Object.fromEntries(found));
    if (found.length === 0 && !enter.isPending)
      enter.mutate({ ...given, email: given.email.trim(), code: given.code.trim() });
  };
  return (
    <AuthPage title={screens.logIn}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className="text-muted text-sm">
          {parameters.has('again') ? screens.logInAgain : screens.logInText}
        </p>
        <TextField
          {...field('email')}
          label={screens.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...field('password')}
          label={screens.password}
          type="password"
          autoComplete="current-password"
        />
        <TextField
          {...field('code')}
          label={screens.code}
          hint={screens.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          className="tabular"
        />
        {enter.error && (refused.others.length > 0 || Object.keys(refused.fields).length === 0) && (
          <Failure error={enter.error} />
        )}
        <Button type="submit" look="primary" busy={enter.isPending}>
          {screens.logIn}
        </Button>
      </form>
    </AuthPage>
  );
}
