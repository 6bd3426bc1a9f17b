/** `COMMERCE_URL`: the engines' addresses, separated by commas, each once. */
export function parseCommerceUrls(text: string | undefined, problems: string[]): string[] {
  const addresses = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  for (const address of addresses) {
    if (!isHttp(address))
      problems.push(`COMMERCE_URL: "${address}" is not an address that begins with http:// or https://.`);
  }
  return [...new Set(addresses)];
}

const isHttp = (address: string): boolean =>
  URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol);
