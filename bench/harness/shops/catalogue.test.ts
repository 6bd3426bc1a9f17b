import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { acquireDataLock } from '../../../apps/server/src/process/data-lock.ts';

const PROGRAM = fileURLToPath(new URL('./catalogue.process.ts', import.meta.url));

test('no catalogue is written into a folder that a shop has open', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crema-catalogue-'));
  const lock = acquireDataLock(folder, 'the shop');
  try {
    const { status, stderr } = spawnSync(process.execPath, [PROGRAM, folder, '-', 'usb2c', '1'], {
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^The data folder .+ is in use by the shop \(process \d+\)\. Stop that process/);
    expect(status).toBe(1);
  } finally {
    lock.release();
    rmSync(folder, { recursive: true, force: true });
  }
});
