import { pipeline, Readable } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import { parse as parseNow } from 'csv-parse/sync';
import { type Sentence, sentence } from '../../sentences/sentence.rules.ts';
import { FileRefused } from '../import.errors.ts';
import type { SourceRow } from '../import.types.ts';

const MOST_RECORD_CHARACTERS = 4_000_000;
const DELIMITERS = [',', ';', '\t'] as const;

const OPTIONS: Options = {
  // Longest first; a file may mix them.
  record_delimiter: ['\r\n', '\n', '\r'],
  // A quote inside a bare cell (6" cake) is the character itself.
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: MOST_RECORD_CHARACTERS,
  info: true,
};

export interface CsvFile {
  header: string[];
  rows: AsyncIterable<SourceRow>;
}

/** A line before the header that tells Excel the separator: `sep=;`. */
const SEPARATOR_LINE = /^sep=[^\r\n]?[\r\n]+/i;

/**
 * Opens a CSV text of any line ending, separated by commas, semicolons or tabs.
 *
 * @param knows how many of the cells are columns that the caller knows; chooses the separator.
 * @throws {FileRefused} when a quoted cell never ends or a record is too long.
 */
export async function openCsv(
  text: AsyncIterable<string>,
  knows: (header: readonly string[]) => number,
): Promise<CsvFile> {
  const { head, rest } = await peek(text, 1 << 16);
  const delimiter = pickDelimiter(head.replace(SEPARATOR_LINE, ''), knows);
  const rows = readRows(rest, delimiter);
  let first = await rows.next();
  if (SEPARATOR_LINE.test(head)) first = await rows.next();
  if (first.done) throw new FileRefused(sentence('noLines'));
  return { header: first.value.cells.map((cell) => cell.trim()), rows };
}

async function* readRows(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<SourceRow> {
  const parser = pipeline(Readable.from(text), parse({ ...OPTIONS, delimiter }), () => {});
  let doubled = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      // The parser counts lines up to the record's last one, and a CRLF inside quotes as two.
      let ends = 0;
      let pairs = 0;
      for (const cell of record) {
        if (!cell.includes('\n') && !cell.includes('\r')) continue;
        ends += cell.match(/[\r\n]/g)?.length ?? 0;
        pairs += cell.match(/\r\n/g)?.length ?? 0;
      }
      const line = info.lines - ends - doubled;
      doubled += pairs;
      if (record.some((cell) => cell.trim() !== '')) yield { line, cells: record };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new FileRefused(explain(error));
    throw error;
  }
}

function explain(error: CsvError): Sentence {
  const line = typeof error.lines === 'number' ? error.lines : '?';
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return sentence('openQuote', { line });
    case 'CSV_MAX_RECORD_SIZE':
      return sentence('longRow', { line, most: MOST_RECORD_CHARACTERS });
    default:
      return sentence('brokenCsv', { line, error: error.code });
  }
}

function pickDelimiter(head: string, knows: (header: readonly string[]) => number): string {
  let best = { delimiter: ',' as string, score: -1 };
  for (const delimiter of DELIMITERS) {
    const score = knows(headerOf(head, delimiter));
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

function headerOf(head: string, delimiter: string): string[] {
  try {
    const [first] = parseNow(head, { ...OPTIONS, info: false, delimiter, to: 1 });
    return first ?? [];
  } catch {
    return [];
  }
}

/** Reads ahead without losing anything. */
export async function peek(
  text: AsyncIterable<string>,
  least: number,
): Promise<{ head: string; rest: AsyncIterable<string> }> {
  const iterator = text[Symbol.asyncIterator]();
  let head = '';
  let ended = false;
  while (head.length < least && !ended) {
    const { done, value } = await iterator.next();
    if (done) ended = true;
    else head += value;
  }
  async function* rest(): AsyncGenerator<string> {
    if (head) yield head;
    if (!ended) yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { head, rest: rest() };
}
