import { SITES } from '@crema/brands';
import type { ReactNode } from 'react';
import { formatNumber } from '#app/platform/i18n/format.ts';
import texts from '#app/platform/i18n/generated/screens/sizes.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import type { Size } from './product.slice.ts';

/** Inches: a mug of 12 oz, and what kitchens usually have. */
const MUG = { width: 3.2, height: 3.8, handle: 1.2 };
const KITCHEN = { counter: 25, cabinet: 18, cabinetDepth: 12.5, slab: 1.5 };
/** Inches left and right of what is drawn, and above the cabinet. */
const MARGIN = 1.2;
const TOP = 2.5;
const CM = 2.54;

export interface SizeDrawingProps {
  name: string;
  size: Size;
}

/** How large a brewer is: from the front beside a mug, from the side on a counter under a cabinet. Drawn to scale. */
export default function SizeDrawing({ name, size }: SizeDrawingProps) {
  const m = useScreenMessages(texts);
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const isMetric = SITES[brand].country === 'CA';
  const measure = (inches: number): string => {
    const value = Math.round((isMetric ? inches * CM : inches) * 10) / 10;
    return `${formatNumber(value, brand, lang)}\u00a0${isMetric ? 'cm' : 'in'}`;
  };
  const [width, height, depth] = [size.width, size.height, size.depth].map(measure) as [
    string,
    string,
    string,
  ];
  const room = KITCHEN.cabinet - size.height;
  const cabinet = measure(KITCHEN.cabinet);
  const high = Math.max(KITCHEN.cabinet, size.height) + TOP;
  return (
    <section className="mt-section">
      <h2 className="pb-2 font-display text-2xl">{m.title()}</h2>
      <p className="pb-6">{room > 0 ? m.fits({ cabinet, room: measure(room) }) : m.tooHigh({ cabinet })}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        <Elevation
          label={m.front({ name, width, height, mug: measure(MUG.height) })}
          caption={m.frontCaption({ volume: isMetric ? '355\u00a0ml' : '12\u00a0oz' })}
          high={high}
          across={size.width + MUG.width + MUG.handle + 8}
        >
          <Body x={3.4} across={size.width} high={size.height} spout={size.width / 2} />
          <Mug x={size.width + 5} />
          <Across x={3.4} across={size.width} y={-size.height - 1} text={width} />
          <Upright x={2.4} high={size.height} text={height} />
        </Elevation>
        <Elevation
          label={m.side({ name, depth, counter: measure(KITCHEN.counter), cabinet })}
          caption={m.sideCaption()}
          high={high}
          across={KITCHEN.counter + 2 * MARGIN}
          wall
        >
          <rect
            x={MARGIN}
            y={-KITCHEN.cabinet - TOP}
            width={KITCHEN.cabinetDepth}
            height={TOP}
            className="fill-line"
          />
          <Body x={MARGIN + 1} across={size.depth} high={size.height} spout={size.depth * 0.78} />
          <Across x={MARGIN + 1} across={size.depth} y={-size.height - 1} text={depth} />
          <Upright x={MARGIN + KITCHEN.counter - 2} high={KITCHEN.cabinet} text={cabinet} />
        </Elevation>
      </div>
    </section>
  );
}

interface ElevationProps {
  /** What is seen, in words. */
  label: string;
  caption: string;
  /** Inches from edge to edge, and above the counter. */
  across: number;
  high: number;
  /** With a wall at the left edge. */
  wall?: boolean;
  children: ReactNode;
}

/** A view on a counter, in inches; y = 0 is its top. */
function Elevation({ label, caption, across, high, wall, children }: ElevationProps) {
  return (
    <figure className="rounded-card bg-sunken p-4">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 ${-high} ${across} ${high + KITCHEN.slab}`}
        className="mx-auto h-60 max-w-full sm:h-80"
      >
        <rect x="0" y="0" width={across} height={KITCHEN.slab} className="fill-control" />
        {wall && <rect x="0" y={-high} width={MARGIN} height={high} className="fill-line" />}
        {children}
      </svg>
      <figcaption className="pt-3 text-center text-muted text-sm">{caption}</figcaption>
    </figure>
  );
}

interface Placed {
  x: number;
}

/** A brewer's outline: tank and head above, the place of the cup below; `spout`: where coffee comes out, from its left. */
function Body({ x, across, high, spout }: Placed & { across: number; high: number; spout: number }) {
  const [bay, open] = [high * 0.4, Math.min(across * 0.6, 5)];
  const left = x + Math.min(Math.max(spout - open / 2, across * 0.08), across - open);
  return (
    <g className="fill-surface stroke-ink" strokeWidth="0.16">
      <rect x={x} y={-high} width={across} height={high} rx="0.7" />
      <path d={`M${x} ${-high * 0.8}h${across}`} />
      <rect x={left} y={-bay - 0.7} width={open} height={bay} rx="0.3" className="fill-sunken" />
      <path d={`M${left + open / 2 - 0.35} ${-bay - 0.7}v0.7h0.7v-0.7`} />
    </g>
  );
}

function Mug({ x }: Placed) {
  const { width, height, handle } = MUG;
  return (
    <g className="fill-surface stroke-accent" strokeWidth="0.16">
      <path
        className="fill-transparent"
        d={`M${x + width} ${-height * 0.82}h${handle * 0.4}q${handle * 0.6} 0 ${handle * 0.6} ${height * 0.3}t${-handle * 0.6} ${height * 0.3}h${-handle * 0.4}`}
      />
      <path d={`M${x} ${-height}h${width}v${height - 0.5}q0 0.5 -0.5 0.5h${1 - width}q-0.5 0 -0.5 -0.5z`} />
    </g>
  );
}

const WORD = 'fill-ink stroke-none text-[1.25px] font-medium tabular';

/** A measure across, above what it measures. */
function Across({ x, across, y, text }: Placed & { across: number; y: number; text: string }) {
  return (
    <g className="stroke-muted" strokeWidth="0.1">
      <path d={`M${x} ${y - 0.3}v0.6m0 -0.3h${across}m0 -0.3v0.6`} fill="none" />
      <text x={x + across / 2} y={y - 0.6} textAnchor="middle" className={WORD}>
        {text}
      </text>
    </g>
  );
}

/** A measure from the counter up, written along the line. */
function Upright({ x, high, text }: Placed & { high: number; text: string }) {
  return (
    <g className="stroke-muted" strokeWidth="0.1">
      <path d={`M${x - 0.3} 0h0.6m-0.3 0v${-high}m-0.3 0h0.6`} fill="none" />
      <text transform={`translate(${x - 0.4} ${-high / 2}) rotate(-90)`} textAnchor="middle" className={WORD}>
        {text}
      </text>
    </g>
  );
}
