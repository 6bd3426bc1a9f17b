/** Whether the engine searches for it: nothing, or two letters or digits and more. */
export const isSearchable = (query: string): boolean =>
  query.trim() === '' || query.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= 2;
