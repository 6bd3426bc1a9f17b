/** The address that calls a number: as it is written, without what only makes it readable. */
export const telOf = (phone: string): string => `tel:${phone.replace(/[\s().]/g, '')}`;
