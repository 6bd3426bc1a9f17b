const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID of version 1 to 8 (RFC 9562), in lower or upper case. */
export const isUuid = (text: string): boolean => UUID.test(text);
