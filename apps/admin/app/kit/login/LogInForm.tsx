import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { logIn } from '../../api/changes.ts';
import { meQuery } from '../../api/queries.ts';
import { useSpoken } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { refusedFields } from '../form/refusals.ts';

const FIELDS = new Set(['email', 'password', 'code']);

interface LogInFormProps {
  /** What it is for. */
  text: string;
  /** Whose log-in has ended. */
  email?: string;
}

/** E-mail, password and code. Afterwards the session is there for whoever asked. */
export function LogInForm({ text, email = '' }: LogInFormProps) {
  const { texts, language } = useSpoken();
  const { screens } = texts;
  const queries = useQueryClient();
  const [given, setGiven] = useState({ email, password: '', code: '' });
  const [missing, setMissing] = useState<Record<string, string>>({});
  const enter = useMutation({
    mutationFn: logIn,
    onSuccess: (next) => {
      queries.setQueryData(meQuery(language).queryKey, next);
      // What was refused for want of a session is asked for again.
      void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
    },
    // Each code is good for one try.
    onError: () => setGiven((now) => ({ ...now, code: '' })),
  });
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
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="text-muted text-sm">{text}</p>
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
  );
}
