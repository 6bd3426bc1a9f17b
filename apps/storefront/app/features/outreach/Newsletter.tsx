import type { FormEvent } from 'react';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { still } from '#app/ui/still.tsx';
import type { NewsletterFormProps } from './NewsletterForm.tsx';

export const NewsletterForm = still(() => import('./NewsletterForm.tsx'));

/** The footer's sign-up for the newsletter. The code that sends it is loaded with the first press. */
export function Newsletter(props: NewsletterFormProps) {
  const m = useMessages();
  const dispatch = useAppDispatch();
  const send = (event: FormEvent<HTMLDivElement>): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    import('./newsletterForm.submit.ts')
      .then(({ sendNewsletterForm }) => dispatch(sendNewsletterForm(form)))
      .catch(() => form.querySelector('[role=status]')?.replaceChildren(m.shell.sendFailed()));
  };
  return (
    <div onSubmit={send}>
      <NewsletterForm {...props} />
    </div>
  );
}
