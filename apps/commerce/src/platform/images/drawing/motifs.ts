/** Label patterns. Each fills a w × h field in SVG; `random` is seeded from the product, so that similar products differ. */
import { mix } from './color.ts';

export interface Field {
  w: number;
  h: number;
  ground: string;
  ink: string;
  accent: string;
  random: () => number;
}

type Motif = (f: Field) => string;

const n = (v: number) => v.toFixed(1);
const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;
const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`;
const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
const times = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i));
const between = (f: Field, low: number, high: number) => low + (high - low) * f.random();

/** A hill line from left to right at height y, closed at the bottom. */
function ridge(f: Field, y: number, swing: number, bumps: number, fill: string): string {
  let d = `M0 ${n(y + between(f, -swing, swing))}`;
  for (let i = 0; i < bumps; i++) {
    const x0 = (f.w * i) / bumps;
    const x1 = (f.w * (i + 1)) / bumps;
    d += ` C${n(x0 + (x1 - x0) * 0.4)} ${n(y + between(f, -swing, swing))} ${n(x0 + (x1 - x0) * 0.6)} ${n(y + between(f, -swing, swing))} ${n(x1)} ${n(y + between(f, -swing, swing))}`;
  }
  return path(`${d} L${f.w} ${f.h} L0 ${f.h} Z`, fill);
}

function leaf(x: number, y: number, length: number, turn: number, fill: string, vein: string): string {
  const w = length * 0.36;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${path(`M0 0 C${n(w)} ${n(-length * 0.3)} ${n(w)} ${n(-length * 0.72)} 0 ${n(-length)} C${n(-w)} ${n(-length * 0.72)} ${n(-w)} ${n(-length * 0.3)} 0 0Z`, fill)}${path(`M0 0 L0 ${n(-length * 0.86)}`, 'none', `stroke="${vein}" stroke-width="${n(length * 0.022)}"`)}</g>`;
}

const MOTIFS: Record<string, Motif> = {
  sun: (f) => {
    const [cx, cy, r] = [f.w * between(f, 0.3, 0.7), f.h * between(f, 0.55, 0.78), Math.min(f.w, f.h) * 0.3];
    const rays = 18 + Math.floor(f.random() * 4) * 4;
    return (
      times(rays, (i) => {
        const [a, b] = [(i / rays) * Math.PI * 2, ((i + 0.5) / rays) * Math.PI * 2];
        const far = Math.max(f.w, f.h) * 1.5;
        return path(
          `M${n(cx)} ${n(cy)} L${n(cx + far * Math.cos(a))} ${n(cy + far * Math.sin(a))} L${n(cx + far * Math.cos(b))} ${n(cy + far * Math.sin(b))}Z`,
          mix(f.ground, f.accent, 0.28),
        );
      }).join('') +
      circle(cx, cy, r * 1.22, f.ground) +
      circle(cx, cy, r, f.accent) +
      circle(cx, cy, r * 0.66, mix(f.accent, '#ffffff', 0.22))
    );
  },
  wave: (f) => {
    const rows = 6 + Math.floor(f.random() * 3);
    return times(rows, (i) => {
      const y = (f.h * (i + 0.6)) / rows;
      const amp = f.h * between(f, 0.03, 0.07);
      const len = f.w / between(f, 1.2, 2.2);
      const shift = between(f, -len, 0);
      let d = `M${n(shift)} ${n(y)}`;
      for (let x = shift; x < f.w + len; x += len)
        d += ` q${n(len / 4)} ${n(-amp * 2)} ${n(len / 2)} 0 t${n(len / 2)} 0`;
      return path(
        `${d} V${f.h} H${n(shift)}Z`,
        mix(i % 3 === 1 ? f.accent : f.ink, f.ground, 0.78 - (i / rows) * 0.72),
      );
    }).join('');
  },
  peak: (f) => {
    const back = circle(
      f.w * between(f, 0.2, 0.8),
      f.h * between(f, 0.2, 0.36),
      Math.min(f.w, f.h) * between(f, 0.11, 0.17),
      f.accent,
    );
    return (
      back +
      times(4, (k) => {
        const base = f.h * (0.3 + k * 0.17);
        const tips = 2 + Math.floor(f.random() * 2) + (k > 1 ? 1 : 0);
        let d = `M0 ${f.h} L0 ${n(base + f.h * between(f, 0.08, 0.24))}`;
        for (let i = 0; i < tips; i++)
          d += ` L${n((f.w * (i + between(f, 0.3, 0.7))) / tips)} ${n(base + f.h * between(f, -0.08, 0.06))} L${n((f.w * (i + 1)) / tips)} ${n(base + f.h * between(f, 0.1, 0.24))}`;
        return path(`${d} L${f.w} ${f.h}Z`, mix(f.ground, k % 2 ? f.accent : f.ink, 0.24 + k * 0.17));
      }).join('')
    );
  },
  leaf: (f) => {
    const cols = 4;
    const cell = f.w / cols;
    const rows = Math.ceil(f.h / cell) + 1;
    return times(cols * rows, (i) => {
      const x = ((i % cols) + 0.5 + (Math.floor(i / cols) % 2) * 0.5) * cell;
      const y = (Math.floor(i / cols) + 0.9) * cell;
      const tone =
        [f.accent, mix(f.ground, f.ink, 0.55), mix(f.accent, f.ink, 0.35)][Math.floor(f.random() * 3)] ??
        f.ink;
      return leaf(x, y, cell * between(f, 0.75, 1.15), between(f, -70, 70), tone, f.ground);
    }).join('');
  },
  dots: (f) => {
    const cols = 7 + Math.floor(f.random() * 3);
    const cell = f.w / cols;
    const [fx, fy] = [f.w * f.random(), f.h * f.random()];
    return times(cols * (Math.ceil(f.h / cell) + 1), (i) => {
      const [x, y] = [((i % cols) + 0.5) * cell, (Math.floor(i / cols) + 0.5) * cell];
      const near = 1 - Math.min(1, Math.hypot(x - fx, y - fy) / Math.max(f.w, f.h));
      return circle(
        x,
        y,
        cell * (0.1 + 0.36 * near),
        near > 0.62 ? f.accent : mix(f.ground, f.ink, 0.35 + near * 0.5),
      );
    }).join('');
  },
  stripes: (f) => {
    let out = '';
    let x = 0;
    while (x < f.w * 1.6) {
      const wide = f.w * between(f, 0.03, 0.12);
      const tone =
        [f.accent, mix(f.ground, f.ink, 0.8), mix(f.ground, f.accent, 0.45), f.ground][
          Math.floor(f.random() * 4)
        ] ?? f.ink;
      out += rect(x - f.w * 0.3, -f.h, wide, f.h * 3, tone);
      x += wide;
    }
    return `<g transform="rotate(${n(between(f, -24, 24))} ${n(f.w / 2)} ${n(f.h / 2)})">${out}</g>`;
  },
  arch: (f) => {
    const count = 3 + Math.floor(f.random() * 2);
    const w = f.w / count;
    return times(count, (i) =>
      times(4, (k) => {
        const r = (w / 2) * (0.94 - k * 0.22);
        const top = f.h * (0.28 + 0.2 * ((i + (f.random() > 0.5 ? 1 : 0)) % 2));
        const cx = w * (i + 0.5);
        const tone =
          [
            mix(f.ground, f.ink, 0.75),
            f.accent,
            mix(f.accent, '#ffffff', 0.45),
            mix(f.ground, f.accent, 0.3),
          ][(k + i) % 4] ?? f.ink;
        return path(
          `M${n(cx - r)} ${f.h} V${n(top + r)} A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(top + r)} V${f.h}Z`,
          tone,
        );
      }).join(''),
    ).join('');
  },
  grid: (f) => {
    const cols = 5 + Math.floor(f.random() * 2);
    const c = f.w / cols;
    const tones = [
      f.accent,
      mix(f.ground, f.ink, 0.82),
      mix(f.ground, f.accent, 0.4),
      mix(f.ground, f.ink, 0.2),
    ];
    return times(cols * (Math.ceil(f.h / c) + 1), (i) => {
      const [x, y] = [(i % cols) * c, Math.floor(i / cols) * c];
      const tone = tones[Math.floor(f.random() * 4)] ?? f.ink;
      const kind = Math.floor(f.random() * 4);
      if (kind === 0) return rect(x, y, c, c, tone);
      if (kind === 1)
        return path(`M${n(x)} ${n(y)} h${n(c)} A${n(c)} ${n(c)} 0 0 1 ${n(x)} ${n(y + c)}Z`, tone);
      if (kind === 2) return circle(x + c / 2, y + c / 2, c * 0.36, tone);
      return path(`M${n(x)} ${n(y + c)} L${n(x + c)} ${n(y + c)} L${n(x + c)} ${n(y)}Z`, tone);
    }).join('');
  },
  bloom: (f) => {
    const count = 4 + Math.floor(f.random() * 3);
    return times(count, (k) => {
      const [x, y] = [f.w * ((k + 0.5) / count + between(f, -0.06, 0.06)), f.h * between(f, 0.18, 0.86)];
      const r = Math.min(f.w, f.h) * between(f, 0.17, 0.3);
      const petals = 6 + Math.floor(f.random() * 4);
      const tone = k % 2 ? mix(f.accent, f.ink, 0.25) : f.accent;
      return (
        times(petals, (i) =>
          leaf(
            x,
            y,
            r,
            (360 / petals) * i + k * 20,
            mix(tone, '#ffffff', (i % 2) * 0.18),
            mix(tone, f.ink, 0.4),
          ),
        ).join('') + circle(x, y, r * 0.2, mix(f.ground, f.ink, 0.85))
      );
    }).join('');
  },
  rings: (f) => {
    const [cx, cy] = [f.w * between(f, 0.1, 0.9), f.h * between(f, 0.1, 0.9)];
    const step = Math.max(f.w, f.h) / between(f, 9, 13);
    return times(16, (i) =>
      circle(
        cx,
        cy,
        step * (16 - i) * 0.98,
        [mix(f.ground, f.ink, 0.8), f.ground, f.accent, mix(f.ground, f.accent, 0.35)][(16 - i) % 4] ?? f.ink,
      ),
    ).join('');
  },
  horizon: (f) => {
    const sky = times(7, (i) =>
      rect(0, (f.h * 0.62 * i) / 7, f.w, f.h * 0.1, mix(f.ground, f.accent, 0.08 + i * 0.1)),
    ).join('');
    return (
      sky +
      circle(
        f.w * between(f, 0.25, 0.75),
        f.h * between(f, 0.46, 0.56),
        Math.min(f.w, f.h) * 0.2,
        mix(f.accent, '#ffffff', 0.55),
      ) +
      ridge(f, f.h * 0.6, f.h * 0.08, 2, mix(f.accent, f.ink, 0.3)) +
      ridge(f, f.h * 0.72, f.h * 0.07, 3, mix(f.accent, f.ink, 0.58)) +
      ridge(f, f.h * 0.86, f.h * 0.06, 2, mix(f.accent, f.ink, 0.85))
    );
  },
  terrazzo: (f) =>
    times(70, () => {
      const [x, y, r] = [f.w * f.random(), f.h * f.random(), Math.min(f.w, f.h) * between(f, 0.02, 0.085)];
      const corners = 4 + Math.floor(f.random() * 3);
      const d = times(corners, (i) => {
        const a = ((i + between(f, -0.25, 0.25)) / corners) * Math.PI * 2;
        return `${n(x + r * Math.cos(a) * between(f, 0.6, 1.2))} ${n(y + r * Math.sin(a) * between(f, 0.6, 1.2))}`;
      }).join(' L');
      return path(
        `M${d}Z`,
        [f.accent, mix(f.ground, f.ink, 0.75), mix(f.accent, f.ground, 0.45), mix(f.ground, f.ink, 0.3)][
          Math.floor(f.random() * 4)
        ] ?? f.ink,
      );
    }).join(''),
  drift: (f) =>
    ridge(f, f.h * 0.3, f.h * 0.14, 2, mix(f.ground, f.accent, 0.35)) +
    ridge(f, f.h * 0.46, f.h * 0.12, 2, mix(f.ground, f.accent, 0.75)) +
    ridge(f, f.h * 0.62, f.h * 0.12, 2, mix(f.accent, f.ink, 0.35)) +
    ridge(f, f.h * 0.8, f.h * 0.1, 2, mix(f.ground, f.ink, 0.9)),
  beans: (f) => {
    const cols = 5;
    const c = f.w / cols;
    return times(cols * (Math.ceil(f.h / c) + 1), (i) => {
      const [x, y] = [
        ((i % cols) + 0.5 + (Math.floor(i / cols) % 2) * 0.5) * c,
        (Math.floor(i / cols) + 0.4) * c,
      ];
      const tone = f.random() > 0.7 ? f.accent : mix(f.ground, f.ink, between(f, 0.45, 0.85));
      return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(between(f, 0, 180))})"><ellipse rx="${n(c * 0.24)}" ry="${n(c * 0.36)}" fill="${tone}"/>${path(`M0 ${n(-c * 0.33)} C${n(c * 0.12)} ${n(-c * 0.1)} ${n(-c * 0.12)} ${n(c * 0.1)} 0 ${n(c * 0.33)}`, 'none', `stroke="${f.ground}" stroke-width="${n(c * 0.04)}"`)}</g>`;
    }).join('');
  },
  weave: (f) => {
    const c = f.w / (6 + Math.floor(f.random() * 3));
    const turn = f.random() > 0.5 ? 45 : 0;
    const out = times(22 * 22, (i) => {
      const [gx, gy] = [i % 22, Math.floor(i / 22)];
      const [x, y] = [(gx - 7) * c, (gy - 7) * c];
      return (gx + gy) % 2
        ? rect(x, y + c * 0.16, c, c * 0.68, mix(f.ground, f.ink, 0.8))
        : rect(x + c * 0.16, y, c * 0.68, c, gx % 3 ? f.accent : mix(f.ground, f.accent, 0.5));
    }).join('');
    return `<g transform="rotate(${turn} ${n(f.w / 2)} ${n(f.h / 2)})">${out}</g>`;
  },
  moon: (f) => {
    const [x, y, r] = [f.w * between(f, 0.35, 0.65), f.h * between(f, 0.42, 0.56), Math.min(f.w, f.h) * 0.32];
    const night = mix(f.ink, f.accent, 0.2);
    return (
      rect(0, 0, f.w, f.h, night) +
      times(40, () =>
        circle(
          f.w * f.random(),
          f.h * f.random(),
          f.w * between(f, 0.002, 0.008),
          mix(f.ground, '#ffffff', 0.4),
        ),
      ).join('') +
      circle(x, y, r, f.accent) +
      circle(x + r * between(f, 0.3, 0.55), y - r * between(f, 0.05, 0.3), r * 0.86, night)
    );
  },
  steam: (f) =>
    times(7, (i) => {
      const x = (f.w * (i + 0.5)) / 7 + between(f, -0.02, 0.02) * f.w;
      const s = (f.w / 7) * between(f, 0.35, 0.6) * (f.random() > 0.5 ? 1 : -1);
      return path(
        `M${n(x)} ${n(f.h * 1.05)} C${n(x + s)} ${n(f.h * 0.8)} ${n(x - s)} ${n(f.h * 0.62)} ${n(x)} ${n(f.h * 0.42)} S${n(x + s)} ${n(f.h * 0.14)} ${n(x)} ${n(-f.h * 0.05)}`,
        'none',
        `stroke="${i % 3 === 1 ? f.accent : mix(f.ground, f.ink, 0.3 + 0.08 * i)}" stroke-width="${n((f.w / 7) * between(f, 0.26, 0.5))}" stroke-linecap="round"`,
      );
    }).join(''),
};

export const MOTIF_NAMES = Object.keys(MOTIFS);

/** Draws a motif; an unknown one (imported data) is replaced by one of ours, always the same. */
export function motif(name: string, field: Field, hash: number): string {
  const known = Object.hasOwn(MOTIFS, name)
    ? MOTIFS[name]
    : MOTIFS[MOTIF_NAMES[hash % MOTIF_NAMES.length] ?? 'sun'];
  return known?.(field) ?? '';
}
