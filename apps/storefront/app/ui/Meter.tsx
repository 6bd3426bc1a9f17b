/**
 * How far something is, as a bar; `label` says it in words for assistive technology.
 *
 * @param instant a new value is shown at once; otherwise the bar moves to it
 */
export function Meter({
  value,
  max,
  label,
  instant,
}: {
  value: number;
  max: number;
  label: string;
  instant?: boolean;
}) {
  return (
    <progress
      value={Math.min(value, max)}
      max={max}
      aria-label={label}
      className={`${BAR} ${instant ? '' : '[&::-webkit-progress-value]:transition-[width]'}`}
    />
  );
}

const BAR =
  'block h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-success [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-success';
