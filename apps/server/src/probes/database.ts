import type { Connections } from '@crema/commerce/platform/db/index';
import { Gauge, type Registry } from 'prom-client';

/** What a process knows of its own connections to the database, without asking it. */
export interface DatabaseState {
  /** Absent on the embedded database. */
  connections?: (() => Connections) | undefined;
  /** Milliseconds since the connection that hears of changes was last known to be alive. */
  silentMs(): number;
}

/** Gauges of the process's connections: free ones, who waits for one, and how long no change could have been heard. */
export function watchDatabase(registry: Registry, { connections, silentMs }: DatabaseState): void {
  new Gauge({
    name: 'changes_silent_seconds',
    help: 'Since the connection that hears of changes was last known to be alive; orders are refused from 10 s on.',
    registers: [registry],
    collect() {
      this.set(silentMs() / 1000);
    },
  });
  if (!connections) return;
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to the database: all that are open, and those of them that are free.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { open, idle } = connections();
      this.set({ state: 'open' }, open);
      this.set({ state: 'idle' }, idle);
    },
  });
  new Gauge({
    name: 'database_pool_waiting',
    help: 'Statements and transactions that wait for a free connection.',
    registers: [registry],
    collect() {
      this.set(connections().waiting);
    },
  });
}
