/** Icons are drawn, not typed: no emoji in what a shopper sees. */
import { type File, type Finding, isTest, main, matches, projectFiles } from '../source/check.ts';

export function findEmoji(files: File[]): Finding[] {
  return files.flatMap((file) =>
    matches(file, /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/gu, ([emoji]) => `emoji ${emoji}`),
  );
}

const SEEN = /^(apps\/storefront|apps\/commerce|packages\/brands|seed)\/.*\.(tsx?|json|md|css)$/;

main(import.meta, () => findEmoji(projectFiles(SEEN).filter(({ path }) => !isTest(path))));
