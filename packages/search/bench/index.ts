/** What other benchmarks share with this one: its catalogue, its queries, its clocks and its source of chance. */
export {
  INDEX,
  SETTINGS,
  type SyntheticProduct,
  syntheticCatalog,
  syntheticDocuments,
} from './catalog.ts';
export { type Latencies, timed } from './measure.ts';
export { searchQueries, suggestQueries } from './queries.ts';
export { pick, type Random, randomFrom } from './random.ts';
