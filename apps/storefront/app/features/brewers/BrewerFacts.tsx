import { Picture } from '#app/ui/Picture.tsx';
import type { RecognisedBrewer } from './brewers.types.ts';

interface BrewerFactsProps {
  model: RecognisedBrewer['model'];
  /** Name and value, in order. */
  facts: readonly (readonly [string, string])[];
}

/** A brewer's picture, where the shop has one, and what is known of it. */
export function BrewerFacts({ model, facts }: BrewerFactsProps) {
  return (
    <div className="my-4 flex items-center gap-5 border-line border-y py-4">
      {model.image && (
        <Picture
          src={model.image}
          alt=""
          width={112}
          height={112}
          sizes="7rem"
          most={320}
          className="size-28 shrink-0 rounded-control bg-sunken object-contain p-1"
        />
      )}
      <dl className="min-w-0 space-y-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="tabular font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
