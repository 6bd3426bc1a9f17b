/**
 * Image sets (specification section 7): JSONP-style text, after a `jsonp` comment, whose inner JSON lists pictures and films.
 *
 *     nib({"set":{"item":[{"i":{"n":"nib-ink.webp"}},{"i":{"n":"nib-film.webp"},"v":{"n":"nib-film.mp4"}}]}},"");
 */

export interface SetItem {
  /** Picture name, whose address is `/media/{name}`. */
  name: string;
  /** Reference of the film that the picture is a still of. */
  video?: string;
}

/** `callback` is the set's name reduced to a JavaScript identifier: the text is safe to run and to parse. */
export function setText(name: string, items: readonly SetItem[]): string {
  const callback = name.replace(/[^a-zA-Z0-9_]/g, '_').replace(/^(?=\d)/, '_');
  const item = items.map((i) => (i.video ? { i: { n: i.name }, v: { n: i.video } } : { i: { n: i.name } }));
  const json = JSON.stringify({ set: { item } }).replace(
    /[<\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `/*jsonp*/${callback}(${json},"");`;
}
