/** A few figures side by side, each with what it is. */
export function Facts({ facts }: { facts: readonly { title: string; value: string }[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
      {facts.map(({ title, value }) => (
        <div key={title}>
          <dt className="text-muted text-xs">{title}</dt>
          <dd className="tabular break-words font-semibold text-lg">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
