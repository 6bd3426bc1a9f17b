/**
 * Metric measures for Canada: the catalogue has ounces, inches and pounds; shoppers read litres, centimetres and
 * kilograms.
 */
import type { Localized } from './native.types.ts';

interface Measure {
  name: Localized;
  /** Metric units in one unit of the catalogue. */
  factor: number;
  /** Shown values are rounded to a multiple of this. */
  step: number;
}

const ML = 29.5735;
const centimetres = (en: string, fr: string): Measure => ({
  name: { en: `${en} (cm)`, fr: `${fr} (cm)` },
  factor: 2.54,
  step: 0.1,
});

const MEASURES: Record<string, Measure> = {
  reservoirOz: { name: { en: 'Reservoir (L)', fr: 'Réservoir (L)' }, factor: ML / 1000, step: 0.1 },
  cupSizes: { name: { en: 'Cup sizes (ml)', fr: 'Formats de tasse (ml)' }, factor: ML, step: 5 },
  capacityOz: { name: { en: 'Capacity (ml)', fr: 'Contenance (ml)' }, factor: ML, step: 5 },
  widthIn: centimetres('Width', 'Largeur'),
  heightIn: centimetres('Height', 'Hauteur'),
  depthIn: centimetres('Depth', 'Profondeur'),
  weightLb: { name: { en: 'Weight (kg)', fr: 'Poids (kg)' }, factor: 0.453592, step: 0.1 },
};

/** A measure by the catalogue's key: its metric name, and its value in those units. Undefined for other features. */
export function metric(key: string): { name: Localized; valueOf(value: string): string } | undefined {
  const measure = Object.hasOwn(MEASURES, key) ? MEASURES[key] : undefined;
  if (!measure) return undefined;
  const { name, factor, step } = measure;
  const digits = step < 1 ? 1 : 0;
  const rounded = (number: string) => (Math.round((Number(number) * factor) / step) * step).toFixed(digits);
  return { name, valueOf: (value) => value.replaceAll(/\d+(?:\.\d+)?/g, (number) => rounded(number)) };
}
