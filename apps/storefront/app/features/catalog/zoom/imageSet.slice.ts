import { toFailure } from '#app/platform/store/failure.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';
import { parseImageSet, type SetItem } from './imageSet.ts';

/** The pictures and films of a product. One that cannot be had or read is logged and has none: the page has its own. */
export const imageSet = createArea({
  name: 'imageSet',
  load: async (code: string, { api, log, signal }): Promise<SetItem[]> => {
    try {
      const { data } = await api.get('/media/sets/{name}', {
        params: { path: { name: code } },
        call: { signal, throwStatus: true },
      });
      return parseImageSet(String(data));
    } catch (thrown) {
      const { aborted, errors } = toFailure(thrown);
      if (!aborted) {
        log({
          type: 'API_FAILURE_4XX',
          severity: 'medium',
          category: '4xx',
          eventType: 'image-set',
          message: `No pictures of ${code}: ${errors[0]?.message ?? 'no answer'}`,
        });
      }
      return [];
    }
  },
});
