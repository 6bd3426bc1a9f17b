import { type ComponentType, lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';

const AS_IT_IS = { __html: '' };
const onNothing = () => () => undefined;
const no = () => false;
const yes = () => true;

interface Still<Props> {
  (props: Props): ReactNode;
  /** Fetches the code: the server must have it before it draws, a loader in the browser lets the part come at once. */
  ready: () => Promise<void>;
}

/**
 * A part in which nothing is pressed or changes: the browser keeps what the server has drawn, without the part's code.
 * Where the browser draws the screen itself, the code comes by `ready`, or else when the part is shown.
 */
export function still<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
): Still<Props> {
  const Late = lazy(fetchPart);
  let Fetched: ComponentType<Props> | undefined;
  const Part = (props: Props): ReactNode => {
    const isHydrating = useSyncExternalStore(onNothing, no, yes);
    const [isDrawn] = useState(isHydrating && !import.meta.env.SSR);
    const [Here] = useState(() => Fetched ?? Late);
    if (isDrawn)
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; what the server wrote stays.
      return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />;
    return (
      <div className="contents">
        {import.meta.env.SSR ? (
          <Here {...props} />
        ) : (
          <Suspense>
            <Here {...props} />
          </Suspense>
        )}
      </div>
    );
  };
  return Object.assign(Part, {
    ready: async () => {
      Fetched = (await fetchPart()).default;
    },
  });
}
