import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/account.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Badge } from '#app/ui/Badge.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Dialog } from '#app/ui/overlay/Dialog.tsx';
import { addresses, type SavedAddress } from '../account.slices.ts';
import { removeAddress, saveAddress } from '../account.thunks.ts';
import { OwnData } from '../privacy/OwnData.tsx';
import { Question } from '../Question.tsx';
import { AddressForm } from './AddressForm.tsx';
import { phoneText } from './phoneText.ts';

/** The customer's saved addresses. */
export default function AddressBook() {
  const m = useScreenMessages(texts);
  const [editing, setEditing] = useState<SavedAddress | 'new'>();
  return (
    <OwnData area={addresses}>
      {({ addresses: saved }) => (
        <>
          {saved.length === 0 && (
            <div className="mb-6 max-w-xl rounded-card bg-sunken p-6">
              <h2 className="font-display text-2xl">{m.noAddresses()}</h2>
              <p className="mt-2">{m.noAddressesText()}</p>
            </div>
          )}
          <ul className="mb-6 grid gap-4 sm:grid-cols-2">
            {saved.map((address) => (
              <li key={address.id}>
                <Card address={address} onEdit={() => setEditing(address)} />
              </li>
            ))}
          </ul>
          <Button onClick={() => setEditing('new')}>{m.addAddress()}</Button>
          <Dialog
            open={editing !== undefined}
            onClose={() => setEditing(undefined)}
            title={editing === 'new' ? m.newAddress() : m.changeAddress()}
            closeLabel={m.close()}
          >
            <AddressForm
              known={editing === 'new' ? undefined : editing}
              onDone={() => setEditing(undefined)}
            />
          </Dialog>
        </>
      )}
    </OwnData>
  );
}

function Card({ address, onEdit }: { address: SavedAddress; onEdit: () => void }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, defaultAddress, ...input } = address;
  const prefer = async (): Promise<void> => {
    setBusy(true);
    await dispatch(saveAddress({ ...input, defaultAddress: true }, id));
    setBusy(false);
  };
  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-surface p-5">
      {defaultAddress && (
        <p className="mb-2">
          <Badge tone="success">{m.isDefault()}</Badge>
        </p>
      )}
      <Lines address={address} />
      <div className="-mx-5 mt-auto flex flex-wrap pt-3">
        <Button look="quiet" aria-label={m.editOf({ what: address.line1 })} onClick={onEdit}>
          {m.edit()}
        </Button>
        <Button look="quiet" aria-label={m.removeOf({ what: address.line1 })} onClick={() => setAsking(true)}>
          {m.remove()}
        </Button>
        {!defaultAddress && (
          <Button
            look="quiet"
            busy={busy}
            aria-label={m.makeDefaultOf({ what: address.line1 })}
            onClick={() => void prefer()}
          >
            {m.makeDefault()}
          </Button>
        )}
      </div>
      {asking && (
        <Question
          title={m.removeAddressTitle()}
          yes={m.remove()}
          no={m.keep()}
          sorry={m.saveFailed()}
          act={() => dispatch(removeAddress(id))}
          onClose={() => setAsking(false)}
        >
          <Lines address={address} />
        </Question>
      )}
    </article>
  );
}

function Lines({ address: to }: { address: SavedAddress }) {
  const { lang } = useAppSelector((state) => state.apiConfig);
  return (
    <address className="min-w-0 break-words not-italic">
      <span className="block font-semibold">{`${to.firstName} ${to.lastName}`}</span>
      {[
        to.companyName,
        to.line1,
        to.line2,
        `${to.town}, ${to.region.isocode.split('-')[1]} ${to.postalCode.replace(' ', '\u00a0')}`,
        to.phone && phoneText(to.phone, lang),
      ].map(
        (line) =>
          line && (
            <span key={line} className="block">
              {line}
            </span>
          ),
      )}
    </address>
  );
}
