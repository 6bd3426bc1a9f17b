import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react';

/** Nothing is set; what the server wrote stays. */
const AS_IT_IS = { __html: '' };
const onNothing = () => () => undefined;
const no = () => false;
const yes = () => true;

/** A part of a screen whose code comes later; see `Still`. */
export interface StillPart<Props> {
  Late: ComponentType<Props>;
  Fetched?: ComponentType<Props>;
  /** Fetches the code: the server must have it before it draws; in the browser a loader lets the part come at once. */
  ready: () => Promise<void>;
}

export function stillPart<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
): StillPart<Props> {
  const part: StillPart<Props> = {
    Late: lazy(fetchPart),
    ready: async () => {
      part.Fetched = (await fetchPart()).default;
    },
  };
  return part;
}

/**
 * A part in which nothing is pressed or changes: the browser keeps what the server has drawn, without the part's code.
 * Where the browser draws the screen itself, the code comes by `ready`, or else when the part is shown. In development
 * every part comes alive, so that an edit shows at once.
 */
export function Still<Props extends object>({ of, props }: { of: StillPart<Props>; props: NoInfer<Props> }) {
  const isHydrating = useSyncExternalStore(onNothing, no, yes);
  const [isKept] = useState(isHydrating && !import.meta.env.SSR && !import.meta.env.DEV);
  const [Here] = useState(() => of.Fetched ?? of.Late);
  const kept = isKept && { dangerouslySetInnerHTML: AS_IT_IS, suppressHydrationWarning: true };
  return (
    <div
      className="contents"
      data-still={isKept || (import.meta.env.SSR && !import.meta.env.DEV) ? '' : undefined}
      {...kept}
    >
      {!kept && (
        <Suspense>
          <Here {...props} />
        </Suspense>
      )}
    </div>
  );
}
