/** A value from 1 to 5 as five beans; the text beside it carries the meaning. */
export function Scale({ value, label }: { value: number; label: string }) {
  return <span className="scale-of-five" data-value={value} role="img" aria-label={label} />;
}

/** One to five stars, to the half, with what a screen reader says instead. */
export function Stars({ value, label }: { value: number; label: string }) {
  return <span className="stars" data-value={Math.round(value * 2) / 2} role="img" aria-label={label} />;
}
