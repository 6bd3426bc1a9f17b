import { type PostgresServer, startPostgres } from './postgres.ts';

/**
 * What a shop on a PostgreSQL of a test or a benchmark is started with: it says that its payments are tests and that its
 * mails are files.
 *
 * @param url connection string of its database
 */
export const onPostgres = (url: string, secretKey = 'x'.repeat(48)): Record<string, string> => ({
  DATABASE_URL: url,
  SECRET_KEY: secretKey,
  PAYMENTS: 'test',
  MAIL: 'files',
  SITE_HOSTS: 'www.crema.localhost=usb2c,www.crema.ca.localhost=cab2c,commercial.crema.localhost=usafh',
});

let server: Promise<PostgresServer> | undefined;

/**
 * A new, empty database of one server, which starts with the first asked for and ends with this process: what a shop on it
 * is started with. Such a start takes half the time of one on an embedded database.
 */
export async function ownDatabase(): Promise<Record<string, string>> {
  server ??= startPostgres({ fsync: false });
  const { url, createDatabase } = await server;
  return onPostgres(url(await createDatabase()));
}
