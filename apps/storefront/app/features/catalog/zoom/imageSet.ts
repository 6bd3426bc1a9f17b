/** A picture or film of an image set. */
export interface SetItem {
  /** Its address is `/media/{name}`. */
  name: string;
  /** Reference of the film that the picture is a still of. */
  video?: string;
}

interface Entry {
  i?: { n?: unknown };
  v?: { n?: unknown };
}

/**
 * Reads the image service's JSONP-style text: `name({"set":{"item":[…]}},"");`. A set of one has no list.
 *
 * @throws {SyntaxError} for anything else.
 */
export function parseImageSet(text: string): SetItem[] {
  const from = text.indexOf('(');
  const to = text.lastIndexOf(',"")');
  if (from === -1 || to < from) throw new SyntaxError('Not an image set');
  const { set } = JSON.parse(text.slice(from + 1, to)) as { set?: { item?: Entry | Entry[] } };
  if (!set?.item) throw new SyntaxError('An image set without items');
  return [set.item].flat().flatMap(({ i, v }) => {
    if (typeof i?.n !== 'string') return [];
    return [typeof v?.n === 'string' ? { name: i.n, video: v.n } : { name: i.n }];
  });
}
