import type { ReactNode, RefObject } from 'react';
import texts from '#app/platform/i18n/generated/screens/recipes.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Button } from '#app/ui/Button.tsx';
import { SelectField, TextField } from '#app/ui/Field.tsx';
import { Cup } from '../Cup.tsx';
import { surprise } from '../drafts.rules.ts';
import type { Draft, RecipePod, Spectrum } from '../recipes.types.ts';
import { Choices } from './Choices.tsx';

interface DesignerProps {
  spectrum: Spectrum;
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** The pod that is chosen, also where it is no longer sold. */
  pod: RecipePod | undefined;
  errors: { name?: string | undefined; podCode?: string | undefined };
  /** The form, whose fields are focused when they are wrong. */
  form: RefObject<HTMLFormElement | null>;
  onSubmit: () => void;
  /** Stands below the form: how to keep the drink. */
  children: ReactNode;
}

/** A drink to play with: all that can be chosen, and its picture, which follows at once. */
export function Designer(props: DesignerProps) {
  const { spectrum, draft, onChange, pod, errors, form, onSubmit, children } = props;
  const m = useScreenMessages(texts);
  const set = (part: Partial<Draft>): void => onChange({ ...draft, ...part });
  const codes = (list: readonly { code: string; text: string; color?: string }[]) =>
    list.map(({ code, text, color }) => ({ value: code, text, ...(color && { color }) }));
  const none = (text: string) => ({ value: '', text });
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-16">
      <div className="contents lg:sticky lg:top-24 lg:block lg:self-start">
        <div className="sticky top-16 z-10 rounded-card bg-sunken p-2 lg:static lg:p-4">
          <Cup
            design={draft}
            pod={pod}
            spectrum={spectrum}
            className="mx-auto block aspect-square w-full max-w-36 lg:max-w-96"
          />
        </div>
        <Button
          look="secondary"
          className="w-full lg:mt-3"
          onClick={() => onChange(surprise(draft, spectrum, Math.random))}
        >
          {m.surprise()}
        </Button>
      </div>
      <form
        ref={form}
        noValidate
        method="dialog"
        aria-label={m.formLabel()}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        // What is focused comes out from under the picture, which stays in sight on a phone.
        className="space-y-6 [&_:is(input,select)]:scroll-mt-64 lg:[&_:is(input,select)]:scroll-mt-24"
      >
        <PodField {...{ spectrum, draft, set }} error={errors.podCode} />
        <Choices
          label={m.size()}
          name="sizeOz"
          choices={spectrum.sizes.map(({ oz, text }) => ({ value: String(oz), text }))}
          chosen={String(draft.sizeOz)}
          onChoose={(oz) => set({ sizeOz: Number(oz) as Draft['sizeOz'] })}
        />
        <Choices
          label={m.strength()}
          name="strength"
          choices={codes(spectrum.strengths)}
          chosen={draft.strength}
          onChoose={(code) => set({ strength: code as Draft['strength'] })}
        />
        <Choices
          label={m.milk()}
          name="milk"
          choices={[none(m.black()), ...codes(spectrum.milks)]}
          chosen={draft.milk ?? ''}
          onChoose={(code) => set({ milk: (code || undefined) as Draft['milk'] })}
        />
        <Choices
          label={m.syrup()}
          name="syrup"
          choices={[none(m.none()), ...codes(spectrum.syrups)]}
          chosen={draft.syrup ?? ''}
          onChoose={(code) => set({ syrup: (code || undefined) as Draft['syrup'] })}
        />
        <Choices
          label={m.topping()}
          name="topping"
          choices={[none(m.none()), ...codes(spectrum.toppings)]}
          chosen={draft.topping ?? ''}
          onChoose={(code) => set({ topping: (code || undefined) as Draft['topping'] })}
        />
        <Choices
          label={m.cup()}
          name="cupColor"
          choices={codes(spectrum.cupColors)}
          chosen={draft.cupColor}
          onChoose={(code) => set({ cupColor: code as Draft['cupColor'] })}
        />
        <TextField
          label={m.name()}
          name="name"
          hint={m.nameHint()}
          error={errors.name}
          value={draft.name}
          maxLength={40}
          autoComplete="off"
          required
          className="max-w-md"
          onChange={(event) => set({ name: event.target.value })}
        />
        {children}
      </form>
    </div>
  );
}

interface PodFieldProps {
  spectrum: Spectrum;
  draft: Draft;
  set: (part: Partial<Draft>) => void;
  error: string | undefined;
}

/** The pods by brand. One that is no longer sold stays until another is chosen. */
function PodField({ spectrum, draft, set, error }: PodFieldProps) {
  const m = useScreenMessages(texts);
  const brands = [...new Set(spectrum.pods.map(({ brand }) => brand))];
  const isSold = spectrum.pods.some(({ code }) => code === draft.podCode);
  return (
    <div className="max-w-md">
      <SelectField
        label={m.pod()}
        name="podCode"
        hint={m.podHint()}
        error={error}
        value={draft.podCode}
        onChange={(event) => set({ podCode: event.target.value })}
      >
        {!isSold && <option value={draft.podCode}>{draft.podCode}</option>}
        {brands.map((brand) => (
          <optgroup key={brand} label={brand}>
            {spectrum.pods
              .filter((pod) => pod.brand === brand)
              .map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
    </div>
  );
}
