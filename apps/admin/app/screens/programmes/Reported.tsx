import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../session/session.ts';
import { Failure } from '../../ui/Failure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NoResource } from '../resource/NoResource.tsx';

interface ReportedProps<Answer, Key extends readonly unknown[]> {
  title: string;
  text: string;
  /** That the role must have. */
  operation: string;
  query: UseQueryOptions<Answer, Error, Answer, Key>;
  actions?: ReactNode;
  /** Between the heading and what is answered. */
  above?: ReactNode;
  children(answer: Answer): ReactNode;
}

/** A screen of figures: its heading, then the answer of one call once it has come. */
export function Reported<Answer, Key extends readonly unknown[]>(props: ReportedProps<Answer, Key>) {
  const { title, text, operation, query, actions, above, children } = props;
  const { may } = useSession();
  const found = useQuery({ ...query, enabled: may(operation) });
  if (!may(operation)) return <NoResource />;
  return (
    <>
      <PageHead title={title} description={text} actions={actions} />
      {above}
      {found.isPending && <Skeleton lines={8} />}
      {found.error && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{children(found.data)}</div>}
    </>
  );
}
