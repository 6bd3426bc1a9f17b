/** No folder or file with a name such as `utils` or `common`: it is named after what is in it. */
import { type Finding, main, projectPaths } from '../source/check.ts';

const DRAWER = /(?:^|\/)(utils?|helpers?|common|libs?|misc)\//i;

export function findDrawers(paths: string[]): Finding[] {
  return paths.flatMap((path) => {
    const name = path.match(DRAWER)?.[1];
    return name
      ? [{ path, line: 1, message: `no folder is called ${name}: name it after what is in it` }]
      : [];
  });
}

main(import.meta, () => findDrawers(projectPaths()));
