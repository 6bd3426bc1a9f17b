import type { Language } from '@crema/brands';

/** A North American number in its usual form, however it was typed: `(518) 555-0142`, `514 555-0100`. */
export function phoneText(phone: string, language: Language): string {
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(phone.replaceAll(/[\s().+-]/g, '')) ?? [];
  if (!area) return phone;
  return `${language === 'fr' ? area : `(${area})`}\u00a0${exchange}-${line}`;
}
