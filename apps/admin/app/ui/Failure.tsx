import { ConnectionLost, KEY_REUSED, Refusal, typeOf } from '../api/errors.ts';
import { counted } from '../i18n/fill.ts';
import { useSpoken } from '../i18n/language.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

/** The sentence for an error: the engine's own where it has one. */
export function useFailureText(): (error: unknown) => string {
  const { texts, language } = useSpoken();
  return (error) => {
    if (error instanceof ConnectionLost) return texts.shell.connectionLost;
    if (!(error instanceof Refusal)) return texts.shell.failed;
    if (typeOf(error) === KEY_REUSED) return texts.shell.earlierTry;
    const said = error.problems.map(({ message }) => message).join(' ');
    const wait = error.retryAfter;
    if (error.status === 429 && wait)
      return `${said} ${counted(language, texts.shell.waitSeconds, wait)}`.trim();
    if (said) return said;
    if (error.status === 403) return texts.shell.forbidden;
    if (error.status === 404) return texts.shell.notFound;
    return texts.shell.failed;
  };
}

/** What failed, and another try. */
export function Failure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { shell } = useSpoken().texts;
  const text = useFailureText();
  return (
    <Notice
      tone="danger"
      role="alert"
      action={onRetry && <Button onClick={onRetry}>{shell.tryAgain}</Button>}
    >
      {text(error)}
    </Notice>
  );
}
