import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { WidgetProps } from '../schema.ts';

const SlotsEditor = lazy(() => import('./SlotsEditor.tsx'));

/** The parts of a page, place by place. Loaded with the first page that is opened. */
export function SlotsInput(props: WidgetProps) {
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <SlotsEditor {...props} />
    </Suspense>
  );
}
