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
