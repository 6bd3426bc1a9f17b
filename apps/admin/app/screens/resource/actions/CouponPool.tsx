import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeCouponPool, undoBatch } from '../../../api/changes.ts';
import { addressOf, path } from '../../../api/client.ts';
import type { Row } from '../../../api/types.ts';
import { counted } from '../../../i18n/fill.ts';
import { useSpoken, useTexts } from '../../../i18n/language.ts';
import { useCallKey } from '../../../kit/form/useCallKey.ts';
import { useSite } from '../../../session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { TextField } from '../../../ui/TextField.tsx';

const MOST = 5000;

/** Makes many codes of a coupon, gives them as a file, and takes them back. */
export function CouponPool({ row }: { row: Row }) {
  const { texts, language } = useSpoken();
  const { screens } = texts;
  const site = useSite();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [prefix, setPrefix] = useState('');
  const [count, setCount] = useState('500');
  const refresh = () => void queries.invalidateQueries({ queryKey: ['rows', site.id] });
  const { key, renew, onError } = useCallKey();
  const make = useMutation({
    mutationFn: () => makeCouponPool(site.id, { prefix, count: Number(count), state: row.state }, key),
    onSuccess: refresh,
    onError,
  });
  const takeBack = useMutation({
    mutationFn: (batch: string) => undoBatch(site.id, batch),
    onSuccess: refresh,
  });
  const isRight = /^[A-Z0-9]{2,10}$/.test(prefix) && Number(count) >= 1 && Number(count) <= MOST;
  const close = (): void => {
    setOpen(false);
    renew();
    make.reset();
    takeBack.reset();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{screens.pool}</Button>
      <Dialog
        open={open}
        title={screens.pool}
        onClose={close}
        footer={
          <PoolButtons
            ready={isRight}
            making={make.isPending}
            onMake={() => make.mutate()}
            onClose={close}
            batch={make.data?.batch}
            takeBack={takeBack}
          />
        }
      >
        {make.data ? (
          <p role="status">
            {takeBack.isSuccess ? screens.poolUndone : counted(language, screens.poolMade, make.data.count)}
          </p>
        ) : (
          <>
            <p className="mb-4 text-muted text-sm">{screens.poolText}</p>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                label={screens.poolPrefix}
                hint={screens.poolPrefixHint}
                value={prefix}
                maxLength={10}
                onChange={(text) => setPrefix(text.toUpperCase())}
              />
              <TextField
                type="number"
                min={1}
                max={MOST}
                label={screens.poolCount}
                value={count}
                onChange={setCount}
              />
            </div>
          </>
        )}
        {(make.error ?? takeBack.error) && (
          <div className="mt-4">
            <Failure error={make.error ?? takeBack.error} />
          </div>
        )}
      </Dialog>
    </>
  );
}

interface PoolButtonsProps {
  /** What was typed can be made. */
  ready: boolean;
  making: boolean;
  onMake(): void;
  onClose(): void;
  /** Of the codes that were made. */
  batch?: string;
  takeBack: { isSuccess: boolean; isPending: boolean; mutate(batch: string): void };
}

function PoolButtons({ ready, making, onMake, onClose, batch, takeBack }: PoolButtonsProps) {
  const { screens, shell } = useTexts();
  const site = useSite();
  if (batch === undefined)
    return (
      <>
        <Button onClick={onClose}>{shell.cancel}</Button>
        <Button look="primary" disabled={!ready} busy={making} onClick={onMake}>
          {screens.poolMake}
        </Button>
      </>
    );
  return (
    <>
      {!takeBack.isSuccess && (
        <Button busy={takeBack.isPending} onClick={() => takeBack.mutate(batch)}>
          {screens.poolUndo}
        </Button>
      )}
      <a
        className="button primary"
        href={addressOf(path(site.id, 'coupons', 'file'), { pool: batch })}
        download
      >
        {screens.poolFile}
      </a>
    </>
  );
}
