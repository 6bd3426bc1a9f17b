import { readFile } from 'node:fs/promises';
import type { BrewerModel } from './brewers.types.ts';

const MODELS = new URL('../../../../../seed/brewers/models.json', import.meta.url);

/** What is wrong with the list of models, or nothing. */
export function modelsProblem(models: readonly BrewerModel[]): string | undefined {
  const codes = new Set<string>();
  for (const { code, name, recall } of models) {
    if (!/^\d{2}$/.test(code)) return `${code}: a model is two digits`;
    if (codes.has(code)) return `${code} is there twice`;
    codes.add(code);
    if (!name?.en) return `${code} has no name`;
    if (recall && !(recall.en && recall.fr))
      return `${code} is recalled, and its owners have to be told why in English and French`;
  }
  return undefined;
}

/**
 * Reads `seed/brewers/models.json`, by code. With or without the demo: a recall counts from the next start.
 *
 * @throws naming the model that is wrong.
 */
export async function readModels(): Promise<ReadonlyMap<string, BrewerModel>> {
  const { models } = JSON.parse(await readFile(MODELS, 'utf8')) as { models: BrewerModel[] };
  const problem = modelsProblem(models);
  if (problem) throw new Error(`seed/brewers/models.json: ${problem}`);
  return new Map(models.map((model) => [model.code, model]));
}
