import { findPostgres } from '../../../tools/testbed/postgres-binaries.ts';
import { installedProgram, programOf } from '../../../tools/testbed/servers/debian.ts';
import { findVarnish } from '../../../tools/testbed/servers/varnish.ts';

export interface Programs {
  haproxy: string;
  varnish: string;
}

/**
 * Finds what the proof runs beside the shop, and installs what is missing where that is possible (root on a Debian).
 *
 * @throws one sentence: what is missing, and how to install it.
 */
export function findPrograms(): Programs {
  const haproxy = programOf('haproxy');
  const varnish = findVarnish();
  const found = {
    haproxy,
    'varnish varnish-modules': varnish,
    pgbouncer: programOf('pgbouncer'),
    'redis-server': programOf('redis-server'),
    postgresql: installedProgram(`${findPostgres().bin}/pg_basebackup`),
  };
  const missing = Object.entries(found).flatMap(([name, path]) => (path ? [] : [name]));
  if (missing.length > 0 || !haproxy || !varnish)
    throw new Error(
      `This proof needs programs that are not on this machine: apt-get install ${missing.join(' ')}`,
    );
  return { haproxy, varnish };
}
