/** What the documents link to is there: relative links and their anchors. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type File, type Finding, main, matches, projectFiles, root } from '../source/check.ts';

/** Text of a file of the project, `''` for a folder, `undefined` when there is none. */
export type Read = (path: string) => string | undefined;

const LINK = /\]\((?!\w+:|\/)([^)\s]*)\)/g;

export function findDeadLinks(files: File[], read: Read): Finding[] {
  return files
    .flatMap((file) => matches(file, LINK, ([, target = '']) => deadLink(file, target, read) ?? ''))
    .filter(({ message }) => message !== '');
}

function deadLink(file: File, target: string, read: Read): string | undefined {
  const [path = '', anchor] = target.split('#');
  const goal = path === '' ? file.path : normalize(join(dirname(file.path), path)).replace(/\/$/, '');
  const text = goal === file.path ? file.text : read(goal);
  if (text === undefined) return `the link ${target} leads nowhere`;
  if (anchor && goal.endsWith('.md') && !anchors(text).has(anchor)) return `no heading #${anchor} in ${goal}`;
  return undefined;
}

/** The anchors that headings get, as Git hosts make them. */
function anchors(markdown: string): Set<string> {
  const headings = markdown.matchAll(/^#{1,6} +(.+?) *$/gm);
  return new Set(
    [...headings].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

function readFromDisk(path: string): string | undefined {
  const full = join(root, path);
  if (!existsSync(full)) return undefined;
  return path.endsWith('.md') ? readFileSync(full, 'utf8') : '';
}

main(import.meta, () => findDeadLinks(projectFiles(/\.md$/), readFromDisk));
