import { bindAll } from '#platform/bind/index.ts';
import type { Database } from '#platform/db/index.ts';
import * as batch from './batch.repository.ts';
import * as claims from './claims.repository.ts';
import * as settlement from './settlement.repository.ts';

/** The SQL of making orders. */
export const generationRepository = (db: Database) => bindAll(db, { ...claims, ...batch, ...settlement });

export type GenerationRepository = ReturnType<typeof generationRepository>;
