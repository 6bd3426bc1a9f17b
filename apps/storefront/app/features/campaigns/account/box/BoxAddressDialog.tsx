import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/myCampaigns.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { AddressFields, type TypedAddress } from '#app/ui/AddressFields.tsx';
import { QuestionDialog } from '../QuestionDialog.tsx';

interface BoxAddressDialogProps {
  title: string;
  /** As it is; empty texts where it is not shown. */
  address: TypedAddress;
  regions: readonly (readonly [string, string])[];
  busy: boolean;
  problem: string;
  /** Answers whether it succeeded. */
  onChange: (change: { deliveryAddress: TypedAddress }, done: string) => Promise<boolean>;
  onClose: () => void;
}

/** Where the coming boxes go. What the engine refuses, its message says. */
export function BoxAddressDialog({
  title,
  address,
  regions,
  busy,
  problem,
  onChange,
  onClose,
}: BoxAddressDialogProps) {
  const m = useScreenMessages(texts);
  const [to, setTo] = useState(address);
  const [tried, setTried] = useState(false);
  const save = async (): Promise<void> => {
    const { line2, ...rest } = to;
    setTried(true);
    const deliveryAddress = line2?.trim() ? { ...rest, line2 } : rest;
    if (await onChange({ deliveryAddress }, m.addressSaved())) onClose();
  };
  return (
    <QuestionDialog
      title={title}
      closeLabel={m.close()}
      yes={m.saveAddress()}
      no={m.back()}
      busy={busy}
      problem={tried ? problem : ''}
      onClose={onClose}
      onYes={() => void save()}
    >
      <AddressFields
        address={to}
        onChange={setTo}
        label={(name) => m.field({ name })}
        regionLabel={m.region({ country: to.country.isocode })}
        optional={m.optional()}
        regions={regions}
      />
    </QuestionDialog>
  );
}
