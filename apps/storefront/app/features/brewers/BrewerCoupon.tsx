import { type RefObject, useState } from 'react';
import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/brewers.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { readCartGuid } from '#app/platform/session/cartGuid.ts';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { applyBrewerCoupon, type BrewerCoupon as Coupon } from './questionnaire.thunks.ts';

interface BrewerCouponProps {
  head: RefObject<HTMLHeadingElement | null>;
  coupon: Coupon;
}

/** The coupon of a brewer, and the way to use it. */
export function BrewerCoupon({ head, coupon }: BrewerCouponProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const [busy, setBusy] = useState(false);
  const [taken, setTaken] = useState(false);
  const [failed, setFailed] = useState<string>();
  const { sn, couponCode, percent, validTo, standing } = coupon;
  const cartGuid = readCartGuid();
  const date = formatDate(validTo, brand, lang);
  const use = async (guid: string): Promise<void> => {
    setBusy(true);
    setFailed(undefined);
    const failure = await dispatch(applyBrewerCoupon(sn, guid));
    setBusy(false);
    setTaken(!failure);
    if (failure) setFailed((failure.status && failure.errors[0]?.message) || m.failed());
  };
  const said = {
    open: () => m.couponText({ date }),
    used: () => m.couponUsed(),
    expired: () => m.couponExpired({ date }),
  }[standing]();
  return (
    <>
      <h2
        id="brewer-questions"
        ref={head}
        tabIndex={-1}
        className="font-display text-2xl focus-visible:outline-none"
      >
        {m.couponTitle({ percent })}
      </h2>
      <p className="mt-4">
        <code className="tabular inline-block select-all rounded-control border border-control border-dashed bg-surface px-4 py-3 font-semibold text-lg">
          {couponCode}
        </code>
      </p>
      <p className="mt-3">{said}</p>
      {failed && (
        <div className="mt-4">
          <Notice tone="danger" role="alert">
            {failed}
          </Notice>
        </div>
      )}
      {standing === 'open' && (
        <div className="mt-5 flex flex-wrap items-center gap-3">
          {taken ? (
            <>
              <p role="status">{m.couponTaken()}</p>
              <LinkButton to={link('/cart')}>{m.toCart()}</LinkButton>
            </>
          ) : cartGuid ? (
            <Button busy={busy} onClick={() => void use(cartGuid)}>
              {m.couponUse()}
            </Button>
          ) : (
            <p className="w-full">{m.couponLater()}</p>
          )}
          {!taken && (
            <LinkButton look="secondary" to={link('/beverages')}>
              {m.toPods()}
            </LinkButton>
          )}
        </div>
      )}
    </>
  );
}
