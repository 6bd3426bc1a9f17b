import type { FormEvent } from 'react';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Still, stillPart } from '#app/ui/Still.tsx';
import type { NewsletterFormProps } from './NewsletterForm.tsx';

export const newsletterForm = stillPart(() => import('./NewsletterForm.tsx'));

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
      <Still of={newsletterForm} props={props} />
    </div>
  );
}
