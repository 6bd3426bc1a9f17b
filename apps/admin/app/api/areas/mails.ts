import { call, path } from '../client.ts';
import type { Answer, Language } from '../types.ts';

/** A mail with sample data in the words that are typed; once for each way in which it can differ. */
export const previewMail = (
  site: string,
  key: string,
  body: { reader: Language; texts: unknown },
): Promise<Answer<'adminPreviewMail'>> => call(path(site, 'mails', key, 'preview'), { method: 'POST', body });

/** Sends a mail with sample data, as it is saved, to whoever asks. */
export const sendTestMail = (
  site: string,
  key: string,
  reader: Language,
): Promise<Answer<'adminSendTestMail', 202>> =>
  call(path(site, 'mails', key, 'test'), { method: 'POST', body: { reader } });
