import { getManyValues, isMany, none } from 'stream-chain/defs.js';
import Assembler from 'stream-json/assembler.js';
import { jsonParser, type parser } from 'stream-json/core/parser.js';
import { sentence } from '../../sentences/sentence.rules.ts';
import { FileRefused } from '../import.errors.ts';

export interface JsonItem {
  /** Line on which the item begins, from 1. */
  line: number;
  /** Name of the top-level array; empty when the file is one array. */
  list: string;
  value: unknown;
}

type Token = parser.Token;

/**
 * The elements of the top-level arrays `products` and `categories` (or of a file's only array), one at a time, so that
 * files may have any size.
 *
 * @throws {FileRefused} when the text is not JSON, or has no such array.
 */
export async function* readJsonItems(
  text: AsyncIterable<string>,
  lists: readonly string[],
): AsyncGenerator<JsonItem> {
  // The parser is a function of text to tokens: fed line by line, so that the line where each element begins is known.
  const parse = jsonParser({ packValues: true, streamValues: false });
  const tokensOf = (piece: string | typeof none): readonly Token[] => {
    const tokens = parse(piece as string);
    return isMany(tokens) ? getManyValues(tokens) : [];
  };
  const walk = new Walk(lists);
  let line = 1;
  try {
    for await (const piece of lineByLine(text)) {
      walk.line = line;
      if (piece.trim()) yield* walk.take(tokensOf(piece));
      else tokensOf(piece);
      if (piece.endsWith('\n')) line += 1;
    }
    yield* walk.take(tokensOf(none));
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('Parser '))) throw error;
    const because = error.message.replace('Parser ', 'the parser ');
    throw new FileRefused(sentence('brokenJson', { line, because }));
  }
  if (!walk.found) {
    throw new FileRefused(sentence('noList', { lists: lists.join(' / ') }));
  }
}

class Walk {
  line = 1;
  found = false;
  readonly #lists: readonly string[];
  #depth = 0;
  /** Depth of the elements' list, 0 outside of one. */
  #within = 0;
  #list = '';
  #key = '';
  #item: { line: number; assembler: Assembler } | undefined;

  constructor(lists: readonly string[]) {
    this.#lists = lists;
  }

  *take(tokens: Iterable<Token>): Generator<JsonItem> {
    for (const token of tokens) {
      if (this.#item) {
        const done = this.#assemble(token, this.#item);
        if (done) yield done;
        continue;
      }
      if (this.#within && this.#depth === this.#within && token.name !== 'endArray') {
        this.#item = { line: this.line, assembler: new Assembler() };
        const done = this.#assemble(token, this.#item);
        if (done) yield done;
        continue;
      }
      this.#move(token);
    }
  }

  #assemble(token: Token, item: { line: number; assembler: Assembler }): JsonItem | undefined {
    item.assembler.consume(token);
    if (!item.assembler.done) return undefined;
    this.#item = undefined;
    return { line: item.line, list: this.#list, value: item.assembler.current };
  }

  #move(token: Token): void {
    if (token.name === 'keyValue') {
      this.#key = token.value;
    } else if (token.name === 'startArray' || token.name === 'startObject') {
      this.#depth += 1;
      const top = this.#depth === 1 || (this.#depth === 2 && this.#lists.includes(this.#key));
      if (token.name === 'startArray' && top && !this.#within) {
        this.#within = this.#depth;
        this.#list = this.#depth === 1 ? '' : this.#key;
        this.found = true;
      }
    } else if (token.name === 'endArray' || token.name === 'endObject') {
      if (this.#depth === this.#within) this.#within = 0;
      this.#depth -= 1;
    }
  }
}

async function* lineByLine(text: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const chunk of text) {
    let from = 0;
    for (let to = chunk.indexOf('\n'); to >= 0; to = chunk.indexOf('\n', from)) {
      yield chunk.slice(from, to + 1);
      from = to + 1;
    }
    if (from < chunk.length) yield chunk.slice(from);
  }
}
