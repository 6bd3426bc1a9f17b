/**
 * Colours come from the brands' tokens, never from a component; and no `style` attribute, which the page's
 * content security policy would refuse in server HTML.
 */
import { parseSync, Visitor } from 'oxc-parser';
import { type File, type Finding, isTest, lineAt, main, matches, projectFiles } from '../source/check.ts';

const PALETTE =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|mauve|olive|mist|taupe';
const RAW_COLOUR = new RegExp(
  [
    String.raw`(?<![\w&/-])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b`,
    String.raw`\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab)\(`,
    String.raw`(?<=[\s:"'\x60]|^)(?:bg|text|border(?:-[trblxyse])?|ring|outline|fill|stroke|from|via|to|decoration|accent|caret|divide|shadow|placeholder)-(?:(?:${PALETTE})-\d{2,3}|black|white)\b`,
  ].join('|'),
  'gi',
);

export function findRawColours(files: File[]): Finding[] {
  return files.flatMap((file) => {
    const raw = (match: string): string => `raw colour ${match}: use a token of packages/brands`;
    if (file.path.endsWith('.css')) {
      const bare = file.text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
      return matches({ ...file, text: bare }, RAW_COLOUR, ([match]) => raw(match));
    }
    const findings: Finding[] = [];
    const look = (text: string, start: number): void => {
      for (const match of text.matchAll(RAW_COLOUR)) {
        findings.push({
          path: file.path,
          line: lineAt(file.text, start + match.index),
          message: raw(match[0]),
        });
      }
    };
    new Visitor({
      Literal(node) {
        if (typeof node.value === 'string') look(node.raw ?? node.value, node.start);
      },
      TemplateElement(node) {
        look(node.value.raw, node.start);
      },
    }).visit(parseSync(file.path, file.text).program);
    return findings;
  });
}

export function findStyleAttributes(files: File[]): Finding[] {
  return files.flatMap((file) => {
    const findings: Finding[] = [];
    new Visitor({
      JSXAttribute(node) {
        if (node.name.type !== 'JSXIdentifier' || node.name.name !== 'style') return;
        const message = 'a style attribute breaks the content security policy: use a class';
        findings.push({ path: file.path, line: lineAt(file.text, node.start), message });
      },
    }).visit(parseSync(file.path, file.text).program);
    return findings;
  });
}

main(import.meta, () => {
  const files = projectFiles(/^apps\/(?:storefront|admin)\/.*\.(tsx?|css)$/).filter(
    ({ path }) => !isTest(path) && !path.includes('/generated/'),
  );
  return [
    ...findRawColours(files),
    ...findStyleAttributes(files.filter(({ path }) => path.endsWith('.tsx'))),
  ];
});
