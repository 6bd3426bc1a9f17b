/** Every call that changes something. Sent again with its key (`key`, `once`), a change is made once. */
import { call, path } from './client.ts';
import type {
  Answer,
  Body,
  BulkChange,
  Change,
  DryRun,
  Me,
  Postponed,
  Row,
  SavedRow,
  SetUp,
  State,
} from './types.ts';

export const logIn = (body: { email: string; password: string; code: string }): Promise<Me> =>
  call('login', { method: 'POST', body });

export const logOut = (): Promise<void> => call('logout', { method: 'POST' });

/** Reads a one-time link, or with a password and a code uses it. */
export const setUp = (body: { token: string; password?: string; code?: string }): Promise<SetUp> =>
  call('/api/auth/agent/setup', { method: 'POST', body });

export const addRow = (
  site: string,
  resource: string,
  body: { key: string; state: State; reason?: string },
  key: string,
): Promise<SavedRow> => call(path(site, resource), { method: 'POST', body, key });

export const saveRow = (
  site: string,
  resource: string,
  { key, version }: Pick<Row, 'key' | 'version'>,
  { body, once }: { body: Change; once: string },
): Promise<SavedRow | Postponed> =>
  call(path(site, resource, key), { method: 'PATCH', version, body, key: once });

export const removeRow = (
  site: string,
  resource: string,
  { key, version }: Pick<Row, 'key' | 'version'>,
  once: string,
): Promise<Answer<'adminRemoveCoupon'>> =>
  call(path(site, resource, key), { method: 'DELETE', version, key: once });

export const undoEdit = (site: string, id: string): Promise<SavedRow> =>
  call(path(site, 'edits', id, 'undo'), { method: 'POST' });

export const cancelScheduled = (site: string, id: string): Promise<void> =>
  call(path(site, 'scheduled', id), { method: 'DELETE' });

export const publishDraft = (site: string, id: string): Promise<SavedRow> =>
  call(path(site, 'scheduled', id, 'publish'), { method: 'POST' });

/** What a bulk change would do. */
export const tryBulk = (site: string, resource: string, change: BulkChange): Promise<DryRun> =>
  call(path(site, resource, 'bulk'), { method: 'POST', body: { ...change, dryRun: true } });

/** Does what a dry run has shown; `hash` is its own. */
export const applyBulk = (
  site: string,
  resource: string,
  change: BulkChange & { hash: string },
  key: string,
): Promise<Answer<'adminBulkPrices', 202>> =>
  call(path(site, resource, 'bulk'), { method: 'POST', body: change, key });

export const undoBatch = (site: string, id: string): Promise<unknown> =>
  call(path(site, 'batches', id, 'undo'), { method: 'POST' });

/** Keeps a photo; its name goes into a field. */
export const uploadPicture = (site: string, photo: File): Promise<Answer<'adminUploadPicture', 201>> =>
  call(path(site, 'pictures'), { method: 'POST', file: photo });

/** The addresses of a page as it will be at an instant: for a tab of its own, and for a frame on this host. */
export const makePreview = (
  site: string,
  body: Body<'adminMakePreview'>,
): Promise<Answer<'adminMakePreview', 201>> => call(path(site, 'previews'), { method: 'POST', body });

/** Makes many codes of one coupon. What only happens to a coupon, such as its uses, is left out. */
export const makeCouponPool = (
  site: string,
  { state: { used: _used, ...state }, ...body }: { prefix: string; count: number; state: State },
  key: string,
): Promise<Answer<'adminMakeCouponPool', 201>> =>
  call(path(site, 'coupons', 'pool'), { method: 'POST', body: { ...body, state }, key });
