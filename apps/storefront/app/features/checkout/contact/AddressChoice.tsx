import type { components } from '@crema/api-client';
import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { RadioCard } from '#app/ui/RadioCard.tsx';

interface AddressChoiceProps {
  addresses: readonly components['schemas']['SavedAddress'][];
  /** Id of the saved address; absent: another is typed. */
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** The addresses of a customer's book, and a way to another. */
export function AddressChoice({ addresses, chosen, onChoose }: AddressChoiceProps) {
  const m = useScreenMessages(texts);
  return (
    <>
      {addresses.map(({ id, firstName, lastName, companyName, line1, line2, town, region, postalCode }) => (
        <RadioCard key={id} name="savedAddress" checked={chosen === id} onChange={() => onChoose(id)}>
          <span className="min-w-0 break-words">
            <span className="block font-medium">{`${firstName} ${lastName}`}</span>
            <span className="block text-muted text-sm">
              {[
                companyName,
                line1,
                line2,
                `${town}, ${region.isocode.split('-')[1]} ${postalCode.replace(' ', '\u00a0')}`,
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </span>
        </RadioCard>
      ))}
      <RadioCard name="savedAddress" checked={chosen === undefined} onChange={() => onChoose(undefined)}>
        <span className="font-medium">{m.anotherAddress()}</span>
      </RadioCard>
    </>
  );
}
