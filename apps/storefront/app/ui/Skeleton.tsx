/** A placeholder of the size of what is loading. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div
      aria-hidden="true"
      className={`rounded-control bg-sunken motion-safe:animate-pulse [@media(scripting:none)]:hidden ${className}`}
    />
  );
}
