/** A value from 1 to 5 as five beans; the text beside it carries the meaning. */
export function Scale({ value, label }: { value: number; label: string }) {
  return (
    <span className="inline-flex h-5 items-center gap-1" role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((step) => (
        <span
          key={step}
          className={`h-2 w-3 rounded-full sm:w-4 ${step <= value ? 'bg-accent' : 'bg-line'}`}
        />
      ))}
    </span>
  );
}
