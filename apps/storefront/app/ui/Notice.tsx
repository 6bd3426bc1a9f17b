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
  children: ReactNode;
}

/** A message in the flow of the page. */
export function Notice({ tone = 'info', role, children }: NoticeProps) {
  return (
    <div role={role} className={`flex items-start gap-3 rounded-control px-4 py-3 ${TONES[tone]}`}>
      <Icon name={tone === 'success' ? 'check' : 'info'} className="mt-0.5 size-5" />
      <div>{children}</div>
    </div>
  );
}
