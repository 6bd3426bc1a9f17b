/** A heading as the part of an address behind `#`: small letters without accents, words joined by hyphens. */
export const slugOf = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
