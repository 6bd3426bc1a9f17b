/** A quiet block the size of what is coming. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div aria-hidden="true" className={`rounded-control bg-sunken motion-safe:animate-pulse ${className}`} />
  );
}
