/** A value from 1 to 5 as five beans; the text beside it carries the meaning. */
export function Scale({ value, label }: { value: number; label: string }) {
  return <span className="scale-of-five" data-value={value} role="img" aria-label={label} />;
}
