import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/recipes.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { Button } from '#app/ui/Button.tsx';
import { TextField } from '#app/ui/Field.tsx';
import { RECIPE_ID } from '../design.storage.ts';
import type { Recipe } from '../recipes.types.ts';

/** The link of a recipe, to be copied. */
export function ShareLink({ recipe: { recipeId, name } }: { recipe: Recipe }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const [copied, setCopied] = useState(false);
  const address = `${location.origin}${link(`/recipes?${RECIPE_ID}=${recipeId}`)}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Not allowed, or no secure origin: it can be selected in the field.
      setCopied(false);
    }
  };
  return (
    <div className="mt-4">
      <TextField
        label={m.shareLink({ name })}
        hint={m.shareText()}
        value={address}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className="mt-2 flex items-center gap-3">
        <Button look="secondary" onClick={() => void copy()}>
          {m.copy()}
        </Button>
        <span role="status">{copied ? m.copied() : ''}</span>
      </div>
    </div>
  );
}
