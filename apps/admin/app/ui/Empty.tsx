import type { ReactNode } from 'react';

/** Nothing is there: says so, and what to do. */
export function Empty({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="panel flex flex-col items-center gap-3 px-4 py-10 text-center text-muted">
      <p className="max-w-prose">{children}</p>
      {action}
    </div>
  );
}
