/** `COMMERCE_URL`: the engines' addresses, separated by commas, each once. */
export const parseCommerceUrls = (text: string | undefined, problems: string[]): string[] =>
  parseAddresses('COMMERCE_URL', text, problems);

/** Addresses of a variable, separated by commas, each once. @param problems gets a sentence for each that is none */
export function parseAddresses(
  name: 'COMMERCE_URL' | 'EDGE_URL',
  text: string | undefined,
  problems: string[],
): string[] {
  const addresses = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  for (const address of addresses) {
    if (!isHttp(address))
      problems.push(`${name}: "${address}" is not an address that begins with http:// or https://.`);
  }
  return [...new Set(addresses)];
}

const isHttp = (address: string): boolean =>
  URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol);
