import { readFileSync } from 'node:fs';

/**
 * Processor time of a process's main thread so far, in milliseconds: what its neighbours, its collector's other threads and
 * its workers take does not count.
 *
 * @throws where the kernel keeps no such count (Linux does).
 */
export function mainThreadOf(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}
