import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

const TONES = {
  info: 'bg-sunken text-ink',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
} as const;

interface NoticeProps {
  tone?: keyof typeof TONES;
  /** `alert` interrupts (something failed); `status` is announced when the reader is idle. */
  role?: 'alert' | 'status';
  action?: ReactNode;
  children: ReactNode;
}

/** A message in the flow of the page, and what can be done about it. */
export function Notice({ tone = 'info', role, action, children }: NoticeProps) {
  return (
    <div
      role={role}
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control px-3 py-2 ${TONES[tone]}`}
    >
      <Icon name={tone === 'success' ? 'check' : 'info'} />
      <div className="min-w-0 flex-1 basis-40">{children}</div>
      {action}
    </div>
  );
}
