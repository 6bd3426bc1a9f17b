import { SITES } from '@crema/brands';
import { regionsOf } from '@crema/brands/regions';
import { useEffect, useState } from 'react';
import { formatDate, formatMoment } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/givenBox.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { BoxContents } from '../account/BoxContents.tsx';
import { BoxAddressDialog } from '../account/box/BoxAddressDialog.tsx';
import { boxPath } from './box.url.ts';
import { changeGivenBox, GIVEN, type GivenBox, givenBox, keepGivenToken } from './givenBox.slice.ts';

/** A box that somebody is given, by the link in the mail: what comes next, and where it goes. Opening it changes nothing. */
export default function ReceivedBox() {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const { data, error } = useAppSelector(givenBox.select);
  useEffect(() => {
    const token = location.hash.slice(1);
    if (token) keepGivenToken(token);
    void dispatch(givenBox.load(null));
  }, [dispatch]);
  return (
    <div className="page-width min-h-dvh pt-8 pb-section">
      <h1 className="font-display text-4xl leading-tight">
        {data?.recipientName ? m.hello({ name: data.recipientName }) : m.title()}
      </h1>
      {!data && !error && (
        <div role="status" className="mt-6">
          <span className="sr-only">{m.loading()}</span>
          <Skeleton className="h-80" />
        </div>
      )}
      {!data && error && (
        <div className="mt-6 max-w-xl space-y-4">
          <Notice tone="warning" role="alert">
            {error.errors[0]?.message || m.failed()}
          </Notice>
          <LinkButton look="secondary" to={link('/monthly-box')}>
            {m.toBox()}
          </LinkButton>
        </div>
      )}
      {data && <Given box={data} />}
    </div>
  );
}

function Given({ box }: { box: GivenBox }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const config = useAppSelector((state) => state.apiConfig);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [told, setTold] = useState('');
  const [moving, setMoving] = useState(false);
  const { boxes, months, monthsLeft, message, nextBilling, cutOff, canChange, shipsTo } = box;
  const products = box.products.map(({ code, qty }) => ({ code, qty }));
  const change = async (asked: Parameters<typeof changeGivenBox>[0], done: string): Promise<boolean> => {
    setBusy(true);
    setProblem('');
    setTold('');
    const failure = await dispatch(changeGivenBox(asked));
    setBusy(false);
    if (failure) setProblem(failure.errors[0]?.message || m.failed());
    else setTold(done);
    return failure === null;
  };
  const { country } = SITES[config.brand];
  const typed = {
    firstName: shipsTo.firstName,
    lastName: shipsTo.lastName,
    line1: '',
    town: '',
    postalCode: '',
    phone: '',
  };
  return (
    <div className="mt-4 max-w-2xl space-y-6">
      <p className="text-lg">{m.lead({ boxes, months })}</p>
      {message && (
        <blockquote className="whitespace-pre-line border-accent border-l-4 pl-4 text-lg">
          {message}
        </blockquote>
      )}
      <p role="status" className="text-success empty:hidden">
        {told}
      </p>
      {monthsLeft === 0 || !nextBilling ? (
        <Notice>{m.over()}</Notice>
      ) : (
        <>
          <section aria-labelledby="given-next" className="rounded-card border border-line bg-surface p-5">
            <h2 id="given-next" className="pb-3 font-semibold text-lg">
              {m.next({ date: formatDate(nextBilling, config.brand, config.lang), left: monthsLeft })}
            </h2>
            {products.length > 0 ? <BoxContents products={box.products} /> : <p>{m.weFill()}</p>}
            {cutOff && (
              <p className="mt-3 text-muted text-sm">
                {canChange
                  ? m.until({ moment: formatMoment(cutOff, config.brand, config.lang) })
                  : m.tooLate()}
              </p>
            )}
            {canChange && (
              <LinkButton
                className="mt-4"
                to={link(boxPath('choose', { boxes, products, subscription: GIVEN }))}
              >
                {m.choose()}
              </LinkButton>
            )}
          </section>
          <section aria-labelledby="given-to" className="rounded-card border border-line bg-surface p-5">
            <h2 id="given-to" className="pb-2 font-semibold text-lg">
              {m.shipsTo()}
            </h2>
            <p>{m.place({ ...shipsTo, name: `${shipsTo.firstName} ${shipsTo.lastName}` })}</p>
            <p className="mt-1 text-muted text-sm">{m.hidden()}</p>
            {canChange && (
              <Button look="secondary" className="mt-4" onClick={() => setMoving(true)}>
                {m.changeAddress()}
              </Button>
            )}
          </section>
        </>
      )}
      {moving && (
        <BoxAddressDialog
          title={m.changeAddress()}
          address={{
            ...typed,
            ...{ region: { isocode: `${country}-${shipsTo.region}` }, country: { isocode: country } },
          }}
          regions={regionsOf(country, config.lang)}
          {...{ busy, problem }}
          onChange={change}
          onClose={() => setMoving(false)}
        />
      )}
    </div>
  );
}
