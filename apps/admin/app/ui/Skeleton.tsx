import { useTexts } from '../i18n/language.ts';

/** Placeholder lines of the size of what is loading. */
export function Skeleton({ lines = 6, className = 'h-9' }: { lines?: number; className?: string }) {
  const { shell } = useTexts();
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">{shell.loading}</span>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <div
          key={line}
          aria-hidden="true"
          className={`rounded-control bg-sunken motion-safe:animate-pulse ${className}`}
        />
      ))}
    </div>
  );
}
