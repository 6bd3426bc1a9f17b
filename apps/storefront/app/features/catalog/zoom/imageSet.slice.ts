import { toFailure } from '#app/platform/store/failure.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';
import { parseImageSet, type SetItem } from './imageSet.ts';

/**
 * The pictures and films of a product; `false` when the set cannot be fetched. One that cannot be parsed is logged and
 * counts as empty: the page has its own pictures.
 */
export const imageSet = createArea({
  name: 'imageSet',
  load: async (code: string, { api, log, signal }): Promise<SetItem[] | false> => {
    const answer = await api
      .get('/media/sets/{name}', {
        params: { path: { name: code } },
        call: { signal, throwStatus: true },
      })
      .catch((thrown: unknown) => {
        if (toFailure(thrown).aborted) throw thrown;
        return false as const;
      });
    if (!answer) return false;
    try {
      return parseImageSet(String(answer.data));
    } catch (error) {
      log({
        type: 'API_FAILURE_4XX',
        severity: 'medium',
        category: 'unknown',
        eventType: 'image-set',
        message: `No pictures of ${code}: ${(error as Error).message}`,
      });
      return [];
    }
  },
});
