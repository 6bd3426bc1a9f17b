/**
 * Positions of a plate's labels: the label faces that the camera saw, with their texture coordinates. Triangles instead
 * of a stored coordinate image keep print sharp at any size and take a tenth of the bytes.
 */

/** Corner: x, y in the picture (0–1, y down), depth from the camera, u, v in the sheet (0–1, v down). */
export interface Sheet {
  name: string;
  /** Five numbers for each corner. */
  corners: Float32Array;
  /** Three corner indices for each triangle. */
  triangles: Uint16Array | Uint32Array;
}

const RANGE = 65535;
/** Coordinates are kept as 16-bit steps of −1 … 2. */
const pack = (v: number) => Math.round(((Math.min(2, Math.max(-1, v)) + 1) / 3) * RANGE);
const unpack = (v: number) => (v / RANGE) * 3 - 1;

/** Packs the text that `tools/studio/models/stage.py` writes: header JSON line, corners, triangles. */
export function packMesh(text: string): Buffer {
  const sheets: { name: string; corners: number[][]; triangles: number[]; known: Map<string, number> }[] = [];
  let near = Number.POSITIVE_INFINITY;
  let far = 0;
  for (const line of text.split('\n')) {
    if (line.startsWith('sheet '))
      sheets.push({ name: line.slice(6), corners: [], triangles: [], known: new Map() });
    const sheet = sheets.at(-1);
    if (!sheet || !line || line.startsWith('sheet ')) continue;
    const numbers = line.split(' ').map(Number);
    for (let k = 0; k < 15; k += 5) {
      const corner = numbers.slice(k, k + 5);
      const key = corner.join();
      let index = sheet.known.get(key);
      if (index === undefined) {
        index = sheet.corners.push(corner) - 1;
        sheet.known.set(key, index);
        near = Math.min(near, corner[2] ?? 0);
        far = Math.max(far, corner[2] ?? 0);
      }
      sheet.triangles.push(index);
    }
  }
  const head = {
    near,
    far,
    sheets: sheets.map((s) => ({ name: s.name, corners: s.corners.length, triangles: s.triangles.length })),
  };
  // Column by column, each number as its difference from the last: Brotli then finds hardly anything left to store.
  const words = sheets.flatMap((s) => [
    ...[0, 1, 2, 3, 4].flatMap((k) =>
      differences(
        s.corners.map((c) =>
          k === 2 ? Math.round((((c[2] ?? 0) - near) / (far - near || 1)) * RANGE) : pack(c[k] ?? 0),
        ),
      ),
    ),
    ...[0, 1, 2].flatMap((k) => differences(s.triangles.filter((_, i) => i % 3 === k))),
  ]);
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    Buffer.from(new Uint16Array(words).buffer),
  ]);
}

const differences = (values: number[]) => values.map((v, i) => (v - (values[i - 1] ?? 0)) & RANGE);

export function unpackMesh(bytes: Buffer): Sheet[] {
  const end = bytes.indexOf(10);
  const head = JSON.parse(bytes.toString('utf8', 0, end)) as {
    near: number;
    far: number;
    sheets: { name: string; corners: number; triangles: number }[];
  };
  let at = end + 1;
  const column = (
    out: Float32Array | Uint16Array,
    first: number,
    step: number,
    read: (v: number) => number,
  ) => {
    let value = 0;
    for (let i = first; i < out.length; i += step, at += 2) {
      value = (value + bytes.readUInt16LE(at)) & RANGE;
      out[i] = read(value);
    }
  };
  return head.sheets.map(({ name, corners, triangles }) => {
    const out = new Float32Array(corners * 5);
    for (let k = 0; k < 5; k++)
      column(out, k, 5, k === 2 ? (v) => head.near + (v / RANGE) * (head.far - head.near) : unpack);
    const order = new Uint16Array(triangles);
    for (let k = 0; k < 3; k++) column(order, k, 3, (v) => v);
    return { name, corners: out, triangles: order };
  });
}
