/** A folder holds at most 15 source files, tests not counted, so that it can be read at a glance. */
import { type Finding, isTest, main, projectPaths } from '../source/check.ts';
import { beyond, exceptionsOf } from '../source/exceptions.ts';

const MOST = 15;
const SOURCE = /^(?:apps|packages|examples|tools|bench|e2e)\/.*\.(?:tsx?|mjs|py)$/;
const NOT_COUNTED = /\/(?:generated|migrations)\/|\.d\.m?ts$/;

export function findCrowdedRooms(paths: string[]): Finding[] {
  const counted = paths.filter((path) => SOURCE.test(path) && !NOT_COUNTED.test(path) && !isTest(path));
  const rooms = Map.groupBy(counted, (path) => path.slice(0, path.lastIndexOf('/')));
  return [...rooms]
    .filter(([, files]) => files.length > MOST)
    .map(([room, files]) => ({
      path: room,
      line: 1,
      message: `${files.length} source files; ${MOST} are the most: make sub-rooms`,
    }));
}

main(import.meta, () => beyond(findCrowdedRooms(projectPaths()), exceptionsOf('rooms')));
