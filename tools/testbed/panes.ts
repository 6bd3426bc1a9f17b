/** Pictures of one colour: the size and the format that were asked for, at next to no cost. */
import type { CommerceOptions } from '@crema/commerce';
import sharp from 'sharp';

type Artist = NonNullable<CommerceOptions['artist']>;
type Format = Parameters<Artist['scale']>[2];

/** As wide and as high as a drawn master, in pixels. */
const MASTER = 1000;

export class PaneArtist implements Artist {
  /** By width, height and format: encoded once. */
  readonly #panes = new Map<string, Promise<Buffer>>();

  draw(): Promise<Buffer> {
    return this.#pane(MASTER, MASTER, 'webp');
  }

  async scale(master: Uint8Array, wished: number, format: Format): Promise<Buffer> {
    const { width, height } = await sharp(master).metadata();
    const scaled = Math.min(wished, width);
    return this.#pane(scaled, Math.round((height * scaled) / width), format);
  }

  async close(): Promise<void> {}

  #pane(width: number, height: number, format: Format): Promise<Buffer> {
    const name = `${width}x${height}.${format}`;
    const pane =
      this.#panes.get(name) ??
      sharp({ create: { width, height, channels: 3, background: '#d8c9b4' } })
        .toFormat(format, format === 'jpeg' ? {} : { effort: 0 })
        .toBuffer();
    this.#panes.set(name, pane);
    return pane;
  }
}
