import { TextField } from '#app/ui/Field.tsx';

interface RecipientFieldsProps {
  /** What the fields are called, in the reader's language. */
  texts: Record<'email' | 'emailHint' | 'name' | 'optional', string>;
  /** Most characters of the name; the engine has the rule. */
  longestName: number;
}

/** For whom a present is: `recipientEmail`, and `recipientName`, which may stay empty. */
export function RecipientFields({ texts, longestName }: RecipientFieldsProps) {
  return (
    <>
      <TextField
        label={texts.email}
        name="recipientEmail"
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        hint={texts.emailHint}
      />
      <TextField
        label={texts.name}
        name="recipientName"
        optional={texts.optional}
        maxLength={longestName}
        autoComplete="off"
      />
    </>
  );
}
