/** How far something is, as a bar; `label` says it in words for assistive technology. */
export function Meter({ value, max, label }: { value: number; max: number; label: string }) {
  return (
    <progress
      value={Math.min(value, max)}
      max={max}
      aria-label={label}
      className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-success [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-success [&::-webkit-progress-value]:transition-[width]"
    />
  );
}
