/**
 * Writes reviews into the embedded database of a bed on which no shop is open: many of one product, the rest spread over all others.
 * Ends with one JSON line on standard error: `{ written }`.
 *   node bench/sections/growth/reviews.process.ts <folder> <product code> <of that product> <of the others>
 */
import { join } from 'node:path';
import { migrate, openPglite } from '@crema/commerce/platform/db/index';
import { sql } from 'drizzle-orm';
import { acquireDataLock } from '../../../apps/server/src/process/data-lock.ts';

const [folder = '', code = '', own = '0', others = '0'] = process.argv.slice(2);
const lock = acquireDataLock(folder, 'the reviews of a benchmark');
const db = await openPglite(join(folder, 'pglite'));
await migrate(db);
const text =
  'Round and full, with a note of cocoa. We brew it at eight ounces and have it every four weeks. ';
await db.rows(sql`
  insert into reviews (id, site, product_code, buyer_key, author, language, stars, title, text, strength, body, sweetness,
      status, created_at, published_at)
  select gen_random_uuid(), 'usb2c', p.code, 'bench ' || n, 'Ada', 'en', 1 + n % 5, 'My cup', ${text.repeat(2)}, 1 + n % 5,
    1 + n % 4, 1 + n % 3, 'published', now() - n * interval '1 minute', now() - n * interval '1 minute'
  from (
    select ${code}::text as code, n from generate_series(1, ${Number(own)}::int) n
    union all
    select codes[1 + n % array_length(codes, 1)], n
    from generate_series(1, ${Number(others)}::int) n,
      (select array_agg(code order by code) as codes from products where site = 'usb2c' and code <> ${code}) as c
  ) as p`);
await db.rows(sql`
  insert into review_summaries (site, product_code, shown, count, stars_sum, by_stars, strength_sum, strength_count, body_sum,
      body_count, sweetness_sum, sweetness_count)
  select site, product_code, count(*), count(*), sum(stars),
    jsonb_build_array(count(*) filter (where stars = 1), count(*) filter (where stars = 2),
      count(*) filter (where stars = 3), count(*) filter (where stars = 4), count(*) filter (where stars = 5)),
    sum(strength), count(strength), sum(body), count(body), sum(sweetness), count(sweetness)
  from reviews where site = 'usb2c' group by site, product_code`);
const [row] = await db.rows<{ written: number }>(sql`select count(*)::int as written from reviews`);
await db.close();
lock.release();
process.stderr.write(`${JSON.stringify(row)}\n`);
