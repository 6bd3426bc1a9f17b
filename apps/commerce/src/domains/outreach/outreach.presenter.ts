import type { Language } from '@crema/brands';
import { OUTREACH_MESSAGES } from './outreach.messages.ts';

/** `status` and `message`, as every call of outreach answers. */
export const presentOutcome = (
  outcome: keyof typeof OUTREACH_MESSAGES,
  language: Language,
  status = 'success',
): { status: string; message: string } => ({ status, message: OUTREACH_MESSAGES[outcome][language] });
