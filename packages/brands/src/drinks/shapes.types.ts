/** An element of SVG; its attributes in React's spelling. */
export interface Shape {
  tag: 'path' | 'ellipse' | 'circle' | 'rect';
  attributes: Readonly<Record<string, string | number>>;
}

/** The surface of the drink. */
export interface Surface {
  x: number;
  y: number;
  /** Half its width and half its height. */
  rx: number;
  ry: number;
}
