/** A file has at most 350 lines; the median is reported. */
import { type File, type Finding, main, projectFiles } from '../source/check.ts';

const MOST = 350;
const LOOK_AGAIN = 200;

export function findLongFiles(files: File[]): Finding[] {
  return files
    .map((file) => ({ path: file.path, line: lines(file) }))
    .filter(({ line }) => line > MOST)
    .map(({ path, line }) => ({ path, line, message: `${line} lines; ${MOST} are the most` }));
}

const lines = ({ text }: File): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

const isOurs = ({ path }: File): boolean =>
  !/\/(generated|migrations)\//.test(path) && !path.endsWith('.d.ts');
const files = (): File[] => projectFiles(/\.(tsx?|mjs|css|py)$/).filter(isOurs);

main(
  import.meta,
  () => findLongFiles(files()),
  () => {
    const counts = files()
      .map(lines)
      .sort((a, b) => a - b);
    const long = counts.filter((count) => count > LOOK_AGAIN).length;
    return `${counts.length} files, median ${counts[Math.floor(counts.length / 2)] ?? 0} lines, ${long} over ${LOOK_AGAIN}`;
  },
);
