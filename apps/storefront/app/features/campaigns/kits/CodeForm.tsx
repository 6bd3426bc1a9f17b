import { Form } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/kits.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { Button } from '#app/ui/Button.tsx';
import { TextField } from '#app/ui/Field.tsx';
import { HiddenFields } from '../choosing/HiddenFields.tsx';

/** Leads whoever has a campaign’s code to its page. */
export function CodeForm({ typed = '', error }: { typed?: string; error?: string }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  return (
    <Form method="get" action={link('/kits')} className="flex max-w-md items-start gap-3">
      <HiddenFields fields={{}} />
      <div className="min-w-0 grow">
        <TextField
          label={m.code()}
          name="campaign"
          defaultValue={typed}
          error={error}
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="uppercase"
        />
      </div>
      <Button type="submit" look="secondary" className="mt-6 shrink-0">
        {m.useCode()}
      </Button>
    </Form>
  );
}
