const EMAIL =
  /^[^\s@<>"(),;:\\]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;

/** An e-mail address, trimmed; undefined if it cannot be one. */
export function checkEmail(input: string): string | undefined {
  const email = input.trim();
  return email.length <= 254 && EMAIL.test(email) ? email : undefined;
}

/** Replaces the address of a removed person in records; nothing is sent there. */
export const REMOVED_ADDRESS = 'removed@invalid';
