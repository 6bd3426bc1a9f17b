/** Icons are drawn, not typed: no emoji in what a shopper sees. */
import { type File, type Finding, main, matches, projectFiles } from './check.ts';

export function findEmoji(files: File[]): Finding[] {
  return files.flatMap((file) =>
    matches(file, /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/gu, ([emoji]) => `emoji ${emoji}`),
  );
}

main(import.meta, () =>
  findEmoji(
    projectFiles(/^(apps\/storefront|apps\/commerce|packages\/brands|seed)\/.*\.(tsx?|json|md|css)$/),
  ),
);
