/**
 * `node tools/serve.mjs`: is the shop, from an installation and a build that are there already, in a container or under systemd.
 * `npm start` installs and builds first. With a script and its arguments it runs that instead: `node tools/serve.mjs migrate`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { programArguments, shopArguments, shopEnvironment } from './environment.mjs';
import { become, fail, root } from './process.mjs';

const [command, ...args] = process.argv.slice(2);
if (command) {
  const script = `apps/server/src/cli/${command}.ts`;
  if (!/^[a-z]+$/.test(command) || !existsSync(join(root, script))) fail(`There is no command ${command}.`);
  await become(programArguments(script, ...args), shopEnvironment());
} else {
  if (!existsSync(join(root, 'apps/storefront/build/.inputs')))
    fail('Nothing is built yet: run node tools/build.mjs first.');
  await become(shopArguments(), shopEnvironment());
}
