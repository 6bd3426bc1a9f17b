import type { MailMessage } from '#platform/mail/index.ts';
import type { Compose, ComposeAll } from './outbox.types.ts';

/** Functions that compose mails, by kind. */
export function createComposers() {
  const composers = new Map<string, ComposeAll<object>>();
  const set = <Data extends object>(kind: string, composeAll: ComposeAll<Data>): void =>
    void composers.set(kind, composeAll as ComposeAll<object>);
  return {
    kinds: (): string[] => [...composers.keys()].sort(),
    of: (kind: string): ComposeAll<object> | undefined => composers.get(kind),
    /** Declares how to compose mails of a kind, one at a time. Call before any is sent. */
    define: <Data extends object>(kind: string, compose: Compose<Data>): void =>
      set<Data>(kind, async (emails) => {
        const made = new Map<string, MailMessage>();
        for (const email of emails) {
          const message = await compose(email.data, email);
          if (message) made.set(email.id, message);
        }
        return made;
      }),
    /** The same for kinds that are composed many at once. */
    defineAll: <Data extends object>(kinds: readonly string[], composeAll: ComposeAll<Data>): void => {
      for (const kind of kinds) set(kind, composeAll);
    },
  };
}
