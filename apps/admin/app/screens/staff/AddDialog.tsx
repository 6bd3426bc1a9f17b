import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { addStaff, staffQuery } from '../../api/areas/staff.ts';
import type { Me } from '../../api/types.ts';
import { useTexts } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Labelled } from '../../ui/Labelled.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { OneTimeLink } from './OneTimeLink.tsx';

const ROLES: readonly Me['role'][] = ['service', 'merchandiser', 'finance', 'owner'];

/** Adds somebody; afterwards shows the link that sets up the log-in. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const { shell, staff } = useTexts();
  const form = useId();
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Me['role']>('service');
  const [isTried, setTried] = useState(false);
  const add = useMutation({
    mutationFn: () => addStaff({ email: email.trim(), role }),
    onSuccess: () => queries.invalidateQueries({ queryKey: staffQuery.queryKey }),
  });
  const isRight = /^[^\s@]+@[^\s@]+$/.test(email.trim());
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isRight && !add.isPending) add.mutate();
  };
  return (
    <Dialog
      open
      title={staff.add}
      onClose={onClose}
      footer={
        add.data ? (
          <Button onClick={onClose}>{staff.done}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{shell.cancel}</Button>
            <Button type="submit" form={form} look="primary" busy={add.isPending}>
              {staff.addDo}
            </Button>
          </>
        )
      }
    >
      {add.data ? (
        <OneTimeLink email={email.trim()} link={add.data.link} />
      ) : (
        <form id={form} noValidate onSubmit={send} className="grid gap-4">
          <TextField
            type="email"
            autoComplete="off"
            required
            maxLength={320}
            label={staff.email}
            error={isTried && !isRight ? staff.emailWrong : undefined}
            value={email}
            onChange={setEmail}
          />
          <Labelled id={`${form}-role`} label={staff.role}>
            <select
              id={`${form}-role`}
              className="control"
              value={role}
              onChange={({ target }) => setRole(ROLES.find((one) => one === target.value) ?? role)}
            >
              {ROLES.map((one) => (
                <option key={one} value={one}>
                  {shell.roles[one]}
                </option>
              ))}
            </select>
          </Labelled>
          {add.error && <Failure error={add.error} />}
        </form>
      )}
    </Dialog>
  );
}
