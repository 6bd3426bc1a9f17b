import { SITE_IDS, SITES } from '@crema/brands';
import { type SQL, sql } from 'drizzle-orm';

const ZONES = sql.raw(SITE_IDS.map((site) => `when '${site}' then '${SITES[site].timeZone}'`).join(' '));

/** The day of an instant in the time zone of the site of order `o`. */
export const dayOfSite = (at: SQL): SQL => sql`(${at} at time zone case o.site ${ZONES} end)::date`;
