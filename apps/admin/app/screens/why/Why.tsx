import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type PriceQuestion, priceReasonsQuery } from '../../api/areas/prices.ts';
import { fromWallTime } from '../../i18n/instants.ts';
import { useSpoken } from '../../i18n/language.ts';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NoResource } from '../resource/NoResource.tsx';
import { type Asked, QuestionForm } from './QuestionForm.tsx';
import { Reasons } from './Reasons.tsx';

/** Why a product costs what it costs, for a customer, at an instant. */
export default function Why() {
  const { texts, language } = useSpoken();
  const { why } = texts;
  const site = useSite();
  const { may } = useSession();
  const [parameters] = useSearchParams();
  const [asked, setAsked] = useState<Asked>({
    ...{ product: parameters.get('product') ?? '', at: '', customerEmail: '', quantity: '1', coupon: '' },
  });
  const question: PriceQuestion = {
    ...{ product: asked.product, customerEmail: asked.customerEmail, coupon: asked.coupon },
    at: fromWallTime(asked.at, site.timeZone),
    quantity: Number(asked.quantity) || 1,
  };
  const found = useQuery({
    ...priceReasonsQuery(site.id, question, language),
    enabled: may(OPERATIONS.why) && asked.product !== '',
  });
  if (!may(OPERATIONS.why)) return <NoResource />;
  return (
    <div className="max-w-4xl">
      <PageHead title={why.title} description={why.text} />
      <QuestionForm asked={asked} onAsk={setAsked} />
      {asked.product === '' && <Empty>{why.empty}</Empty>}
      {found.isLoading && <Skeleton lines={6} />}
      {found.error && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && <Reasons found={found.data} />}
    </div>
  );
}
