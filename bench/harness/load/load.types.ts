export interface Load {
  /** Turns a second over the run. */
  rps: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Turns that did not end well. */
  failed: number;
  total: number;
  /** Processor time of the server for one turn, in ms; where the server is a process of its own. */
  processor?: number;
}
