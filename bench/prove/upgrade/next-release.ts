/** The next release of the shop, made out of this one: a column more, and another one renamed. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');
const CART = 'apps/commerce/src/domains/cart';
const TABLES = `${CART}/cart.tables.ts`;
/** The column that is renamed, as tables and SQL of the cart name it; orders have one of the same name, which stays. */
const OLD_NAME = /\bdelivery_mode\b/g;
const NEW_NAME = 'delivery_method';
const BEFORE = `deliveryMode: text('${NEW_NAME}'),`;
const AFTER = `${BEFORE}\n    note: text(),`;

/** What its migration does before the first of its processes starts: both releases run on the result. */
export const EXPAND = `
alter table carts add column note text, add column delivery_method text;
create function carts_two_names() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.delivery_method := coalesce(new.delivery_method, new.delivery_mode);
    new.delivery_mode := coalesce(new.delivery_mode, new.delivery_method);
  elsif new.delivery_mode is distinct from old.delivery_mode then
    new.delivery_method := new.delivery_mode;
  elsif new.delivery_method is distinct from old.delivery_method then
    new.delivery_mode := new.delivery_method;
  end if;
  return new;
end $$;
create trigger carts_two_names before insert or update on carts for each row execute function carts_two_names();
update carts set delivery_method = delivery_mode where delivery_mode is not null;`;

/** What the release after it does, when no process of the old one is left. */
export const CONTRACT = `
drop trigger carts_two_names on carts;
drop function carts_two_names();
alter table carts drop column delivery_mode;`;

/** What is not copied, at the top and in a workspace: it is used where it is. A source file may be called `build.ts`. */
const USED_IN_PLACE = /^(?:node_modules|build[^.]*|\.git|\.data|test-results)$/;
const isUsedInPlace = (path: string): boolean =>
  USED_IN_PLACE.test(path.replace(/^(?:apps|packages|examples)\/[^/]+\//, ''));

/**
 * Copies the sources into an empty folder and makes them those of the next release; packages and builds are this release's.
 *
 * @returns the entry of its processes
 */
export function makeNextRelease(folder: string): string {
  cpSync(ROOT, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !isUsedInPlace(relative(ROOT, path)),
  });
  useInPlace(folder);
  renameColumn(folder);
  return join(folder, 'apps/server/src/main.ts');
}

/** The cart of the sources in that folder, with a column more and one of another name. */
export function renameColumn(folder: string): void {
  for (const name of readdirSync(join(folder, CART), { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.ts')) rewrite(join(folder, CART, name), (text) => text.replace(OLD_NAME, NEW_NAME));
  rewrite(join(folder, TABLES), (text) => {
    if (!text.includes(BEFORE)) throw new Error(`${TABLES} has no ${BEFORE}`);
    return text.replace(BEFORE, AFTER);
  });
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Gives a copy of the sources the packages and the builds that are installed and made here. */
export function useInPlace(folder: string): void {
  linkWhatIsUsed('apps', folder);
  linkWhatIsUsed('packages', folder);
  linkPackages(folder);
}

/** Packages and builds of each workspace, where it has its own. */
function linkWhatIsUsed(kind: string, folder: string): void {
  for (const workspace of readdirSync(join(ROOT, kind)))
    for (const name of readdirSync(join(ROOT, kind, workspace)))
      if (USED_IN_PLACE.test(name) && existsSync(join(folder, kind, workspace)))
        symlinkSync(join(ROOT, kind, workspace, name), join(folder, kind, workspace, name));
}

/** Every installed package as it is; the shop's own lead into the copy. */
function linkPackages(folder: string): void {
  const from = join(ROOT, 'node_modules');
  const to = join(folder, 'node_modules');
  mkdirSync(to);
  for (const { name } of readdirSync(from, { withFileTypes: true })) {
    if (name !== '@crema') symlinkSync(join(from, name), join(to, name));
  }
  mkdirSync(join(to, '@crema'));
  for (const name of readdirSync(join(from, '@crema'))) {
    const link = join(from, '@crema', name);
    const target = resolve(dirname(link), readlinkSync(link));
    symlinkSync(join(folder, relative(ROOT, target)), join(to, '@crema', name));
  }
}
