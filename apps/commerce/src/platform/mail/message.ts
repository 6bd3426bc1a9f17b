/** What a sentence is in a mail. */
export type Part = 'subject' | 'paragraph' | 'button' | 'reason';

/** Says a sentence in other words; several make paragraphs of their own, none leaves it out. */
export type Edit = (sentence: string, part: Part) => readonly string[];

export interface MailMessage {
  /** Always the same for the same message: becomes its Message-ID and its file's name. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Address for replies, if not the shop's. */
  replyTo?: string;
  /** Address that takes a mail program's one-click unsubscription (RFC 8058). */
  unsubscribeUrl?: string;
  /** What staff edit its words under, where that is not its kind. */
  key?: string;
  /** The same mail with its sentences said in other words; absent: nobody edits them. */
  retell?: (edit: Edit) => MailMessage;
}
