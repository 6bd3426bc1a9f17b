import { expect, test } from 'vitest';
import { projectFiles } from '../source/check.ts';
import { findComposeFaults } from './compose.check.ts';

const [shipped] = projectFiles(/^deploy\/compose\.yml$/);
const images = projectFiles(/^deploy\/Dockerfile$/);
const paths = ['deploy/Dockerfile', 'deploy/Caddyfile'];
const faults = (from: string | RegExp, to: string, files = images): string[] =>
  findComposeFaults(
    { path: 'deploy/compose.yml', text: shipped?.text.replace(from, to) ?? '' },
    paths,
    files,
  ).map(({ message }) => message);

test('compose: what is shipped has no fault', () => {
  expect(faults('', '')).toEqual([]);
});

test('compose: services that are not there, do not say that they are well or never end are found', () => {
  expect(faults('commerce: { condition', 'engine: { condition')).toEqual([
    'storefront waits for engine, which is no service',
  ]);
  expect(faults(/^ {4}healthcheck:\n(?: {6}.*\n)+/m, '')).toEqual([
    'migrate waits until database is healthy, which it never says',
  ]);
  expect(faults('', '', [])).toEqual([
    'storefront waits until commerce is healthy, which it never says',
    'proxy waits until storefront is healthy, which it never says',
  ]);
  expect(faults('restart: "no"', 'restart: always')).toHaveLength(2);
});

test('compose: files and volumes that are not there are found, and volumes of nobody', () => {
  expect(faults('./Caddyfile', './nginx.conf')).toEqual(['proxy mounts ./nginx.conf, which is not there']);
  expect(faults('certificates:/data', 'kept:/data')).toEqual([
    'proxy mounts kept, which is not there',
    "the volume certificates is nobody's",
  ]);
  expect(faults('dockerfile: deploy/Dockerfile', 'dockerfile: Dockerfile').length).toBeGreaterThan(0);
});
