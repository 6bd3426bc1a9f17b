/** One to five stars, to the half, with what a screen reader says instead. */
export function Stars({ value, label }: { value: number; label: string }) {
  return <span className="stars" data-value={Math.round(value * 2) / 2} role="img" aria-label={label} />;
}
