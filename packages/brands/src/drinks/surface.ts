/** What swims on a drink, and what rises from it. */
import type { Strength, Topping } from './design.ts';
import type { Shape, Surface } from './shapes.types.ts';

const round = (value: number): number => Math.round(value * 10) / 10;

/** Places on a surface, from -1 to 1 each way: where powder falls and marshmallows swim. */
const PLACES: readonly (readonly [number, number])[] = [
  [-0.62, -0.1],
  [-0.42, 0.34],
  [-0.36, -0.42],
  [-0.16, 0.02],
  [-0.1, 0.58],
  [-0.04, -0.62],
  [0.14, -0.26],
  [0.16, 0.34],
  [0.36, 0.02],
  [0.42, -0.5],
  [0.44, 0.5],
  [0.66, -0.08],
  [-0.76, 0.22],
  [0.72, 0.3],
  [-0.24, 0.74],
  [0.04, 0.08],
];

/** Steam: more of it over a stronger drink. None above whipped cream, which would hide it. */
export function steamShapes({ x, y }: Surface, strength: Strength, topping?: Topping): Shape[] {
  if (topping === 'whipped-cream') return [];
  const wisps = { mild: [0], regular: [-20, 20], strong: [-32, 0, 32] }[strength];
  return wisps.map((beside) => {
    const [from, at] = [round(y - 22), round(x + beside)];
    return {
      tag: 'path',
      attributes: {
        d: `M ${at} ${from} q 9 -9 0 -18 t 0 -18 t 0 -14`,
        fill: 'none',
        stroke: '#9a8f86',
        strokeWidth: 4,
        strokeLinecap: 'round',
        opacity: 0.42,
      },
    };
  });
}

/** A leaf of milk, as a barista pours it. */
export function milkShapes({ x, y, rx, ry }: Surface, fill: string): Shape[] {
  const leaf = (scale: number, down: number): Shape => ({
    tag: 'path',
    attributes: {
      d: [
        `M ${round(x)} ${round(y + ry * (0.72 * scale + down))}`,
        `C ${round(x - rx * 1.1 * scale)} ${round(y + ry * (0.1 + down))}`,
        `${round(x - rx * 0.52 * scale)} ${round(y - ry * (0.98 * scale - down))}`,
        `${round(x)} ${round(y - ry * (0.28 * scale - down))}`,
        `C ${round(x + rx * 0.52 * scale)} ${round(y - ry * (0.98 * scale - down))}`,
        `${round(x + rx * 1.1 * scale)} ${round(y + ry * (0.1 + down))}`,
        `${round(x)} ${round(y + ry * (0.72 * scale + down))} Z`,
      ].join(' '),
      fill,
    },
  });
  return [
    {
      tag: 'ellipse',
      attributes: {
        cx: round(x),
        cy: round(y),
        rx: round(rx * 0.84),
        ry: round(ry * 0.8),
        fill: 'none',
        stroke: fill,
        strokeWidth: 3,
        opacity: 0.55,
      },
    },
    leaf(0.72, 0.06),
  ];
}

/** Syrup in a spiral, higher up on whipped cream. */
export function syrupShapes({ x, y, rx, ry }: Surface, stroke: string, onCream: boolean): Shape[] {
  const top = onCream ? y - ry * 0.9 : y;
  const reach = onCream ? 0.5 : 0.78;
  const turns = 3;
  const steps = turns * 12;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * turns * 2 * Math.PI;
    const part = reach * (0.08 + (0.92 * step) / steps);
    return `${round(x + Math.cos(angle) * rx * part)} ${round(top + Math.sin(angle) * ry * part)}`;
  });
  return [
    {
      tag: 'path',
      attributes: {
        d: `M ${points.join(' L ')}`,
        fill: 'none',
        stroke,
        strokeWidth: 3.5,
        strokeLinecap: 'round',
        opacity: 0.92,
      },
    },
  ];
}

const dot = ({ x, y, rx, ry }: Surface, [right, down]: readonly [number, number]) => ({
  x: round(x + right * rx),
  y: round(y + down * ry),
});

function powder(surface: Surface, fill: string): Shape[] {
  return PLACES.map((place, index) => {
    const { x, y } = dot(surface, place);
    return { tag: 'circle', attributes: { cx: x, cy: y, r: 1.6 + (index % 3) * 0.7, fill } };
  });
}

function mound({ x, y, rx, ry }: Surface, fill: string): Shape[] {
  return [
    { across: 0.82, high: 0.92, up: 0.14, color: '#e9dcc6' },
    { across: 0.8, high: 0.86, up: 0.22, color: fill },
    { across: 0.6, high: 0.72, up: 0.84, color: '#efe4d1' },
    { across: 0.58, high: 0.68, up: 0.9, color: fill },
    { across: 0.32, high: 0.52, up: 1.42, color: '#efe4d1' },
    { across: 0.3, high: 0.5, up: 1.48, color: fill },
  ].map(({ across, high, up, color }) => ({
    tag: 'ellipse',
    attributes: {
      cx: round(x),
      cy: round(y - ry * up),
      rx: round(rx * across),
      ry: round(ry * high),
      fill: color,
    },
  }));
}

/** What lies on the drink. */
export function toppingShapes(surface: Surface, topping: Topping, fill: string): Shape[] {
  const { x, y, rx, ry } = surface;
  const drawn: Record<Topping, () => Shape[]> = {
    foam: () => [
      {
        tag: 'ellipse',
        attributes: { cx: round(x), cy: round(y - 1), rx: round(rx * 0.94), ry: round(ry * 0.92), fill },
      },
      ...PLACES.map((place, index): Shape => {
        const at = dot(surface, place);
        return {
          tag: 'circle',
          attributes: { cx: at.x, cy: at.y, r: 2 + (index % 4), fill: '#ffffff', opacity: 0.6 },
        };
      }),
    ],
    'whipped-cream': () => mound(surface, fill),
    cinnamon: () => powder(surface, fill),
    cocoa: () => powder(surface, fill),
    marshmallows: () =>
      PLACES.filter((_, index) => index % 3 === 1).map((place, index): Shape => {
        const at = dot(surface, place);
        return {
          tag: 'rect',
          attributes: {
            ...{ x: at.x - 9, y: at.y - 9, width: 18, height: 13, rx: 5, fill },
            ...{ stroke: '#e2cfc6', strokeWidth: 1.5 },
            transform: `rotate(${(index % 3) * 14 - 14} ${at.x} ${at.y})`,
          },
        };
      }),
    orange: () => [
      {
        tag: 'path',
        attributes: {
          d: `M ${round(x - rx * 0.98)} ${round(y - ry * 0.3)} q -9 -26 12 -27 q 23 1 14 22 q -8 16 -20 5 q -7 -11 5 -13`,
          fill: 'none',
          stroke: fill,
          strokeWidth: 6,
          strokeLinecap: 'round',
        },
      },
    ],
  };
  return drawn[topping]();
}
