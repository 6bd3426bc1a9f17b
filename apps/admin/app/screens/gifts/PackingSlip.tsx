import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { slipQuery } from '../../api/areas/gifts.ts';
import type { PackingSlip as Slip } from '../../api/types.ts';
import { fill } from '../../i18n/fill.ts';
import { useSpoken, useTexts } from '../../i18n/language.ts';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BackToList } from '../resource/BackToList.tsx';
import { NoResource } from '../resource/NoResource.tsx';

/** The packing slip of an order: what is in the parcel and what is said with it, without prices. */
export default function PackingSlip() {
  const { texts, language } = useSpoken();
  const { giftCards, orders } = texts;
  const site = useSite();
  const { may } = useSession();
  const { code = '' } = useParams();
  const found = useQuery({ ...slipQuery(site.id, code, language), enabled: may(OPERATIONS.slip) });
  if (!may(OPERATIONS.slip)) return <NoResource />;
  return (
    <>
      <PageHead
        title={fill(giftCards.slipTitle, { code })}
        description={giftCards.slipText}
        above={<BackToList resource={{ name: `orders/${code}`, title: fill(orders.title, { code }) }} />}
        actions={found.data && <Button onClick={() => window.print()}>{giftCards.print}</Button>}
      />
      {found.error && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={8} />}
      {found.data && <Paper slip={found.data} />}
    </>
  );
}

/** What is printed: nothing else of the screen is. */
function Paper({ slip }: { slip: Slip }) {
  const { giftCards } = useTexts();
  const { deliveryAddress: to, lines, message, code } = slip;
  const address = [
    `${to.firstName} ${to.lastName}`,
    ...[to.companyName, to.line1, to.line2],
    `${to.town} ${to.region} ${to.postalCode}`,
  ].filter(Boolean);
  return (
    <article className="panel max-w-2xl p-6 print:fixed print:inset-0 print:z-50 print:border-0">
      <h2 className="font-display text-xl">{fill(giftCards.slipTitle, { code })}</h2>
      <address className="mt-3 not-italic">
        {address.map((line) => (
          <span key={line} className="block break-words">
            {line}
          </span>
        ))}
      </address>
      {message && (
        <section aria-label={giftCards.message} className="mt-4">
          <h3 className="font-semibold">{giftCards.message}</h3>
          <p className="whitespace-pre-line break-words">{message}</p>
        </section>
      )}
      {lines.length === 0 && <Empty>{giftCards.nothingToPack}</Empty>}
      <ul className="mt-4 divide-y divide-line">
        {lines.map(({ code: variant, name, options, quantity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order do not move, and a variant may be in two.
          <li key={`${variant} ${index}`} className="flex justify-between gap-4 py-2">
            <span className="min-w-0 break-words">{[name, ...options].join(', ')}</span>
            <span className="tabular font-semibold">{`× ${quantity}`}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
