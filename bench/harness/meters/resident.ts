import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB, as the operating system counts it. */
export function residentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** Ticks of `/proc/<pid>/stat` a second; Linux has reported 100 for thirty years. */
const TICKS = 100;

/** Processor time that a process and its threads have used, in ms (10 ms steps). */
export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}
