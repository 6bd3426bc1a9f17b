import type { FastifyBaseLogger } from 'fastify';
import type { Operations } from '#platform/access/index.ts';
import type { Clock } from '#platform/clock/index.ts';
import type { Config } from '#platform/config/index.ts';
import type { Database } from '#platform/db/index.ts';
import type { Artist } from '#platform/images/drawing/artist.ts';
import type { Platform } from '#platform/index.ts';
import type { Mailer } from '#platform/mail/index.ts';
import type { DomainOptions, Domains } from './domains.ts';

export interface CommerceOptions extends DomainOptions {
  config: Config;
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Rows of the table of roles for what `extend` adds. */
  operations?: Operations;
  /** Where mails go instead: for simulations. */
  mailer?: Mailer;
  /** Draws pictures instead: for tests that look at pages, not at pictures. */
  artist?: Artist;
  /** Puts in a domain of one's own, after the shop's: its routes, jobs and hooks; see docs/add-a-domain.md. */
  extend?(platform: Platform, domains: Domains): void | Promise<void>;
}
