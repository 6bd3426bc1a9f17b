import { useSearchParams } from 'react-router';
import { type ListState, readList, writeList } from '../../kit/list/listUrl.ts';

/** Which page of a list the address names. */
export function usePages() {
  const [parameters, setParameters] = useSearchParams();
  const state = readList(parameters, []);
  return {
    state,
    after: state.cursors.at(-1),
    go: (next: ListState): void => setParameters(writeList(next)),
  };
}
