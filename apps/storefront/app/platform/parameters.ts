/** Most parameters of an address that are read; later ones are ignored. From the specification, section 9. */
const MOST_PARAMETERS = 1000;

/** The parameters of an address, as the page cache's key, loaders and scripts all read them. */
export const parametersOf = (search: string | URLSearchParams): URLSearchParams =>
  new URLSearchParams([...new URLSearchParams(search)].slice(0, MOST_PARAMETERS));
