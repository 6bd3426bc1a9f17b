import type { Language } from '@crema/brands';

export interface MenuNode {
  title: string;
  url: string;
  children?: MenuNode[];
}

/** A top level of the catalogue with what is directly below it, whether or not a merchant wrote it into the menu. */
export interface MenuBranch extends MenuNode {
  children: MenuNode[];
}

const MORE: Record<Language, string> = { en: 'More', fr: 'Plus' };

/**
 * The merchant's menu, completed: what the catalogue has and the menu does not link stands under "More" of its branch,
 * or of the whole, so that an imported category can be reached without anybody editing content.
 */
export function completeMenu(
  nodes: readonly MenuNode[],
  branches: readonly MenuBranch[],
  language: Language,
): MenuNode[] {
  const linked = new Set(nodes.flatMap(addressesOf));
  const rest: MenuNode[] = [];
  const completed = [...nodes];
  for (const branch of branches) {
    const missing = branch.children.filter(({ url }) => !linked.has(url));
    const place = completed.findIndex((node) =>
      addressesOf(node).some((url) => landingOf(url) === landingOf(branch.url)),
    );
    const node = completed[place];
    if (!node)
      rest.push(...(linked.has(branch.url) ? [] : [{ title: branch.title, url: branch.url }]), ...missing);
    else if (missing.length > 0) {
      const more = { title: MORE[language], url: branch.url, children: missing };
      completed[place] = { ...node, children: [...(node.children ?? []), more] };
    }
  }
  if (rest.length === 0) return completed;
  const first = rest[0] as MenuNode;
  return [
    ...completed,
    {
      title: MORE[language],
      url: first.url,
      children: [{ ...first, title: MORE[language], children: rest }],
    },
  ];
}

const addressesOf = (node: MenuNode): string[] => [node.url, ...(node.children ?? []).flatMap(addressesOf)];

/** `/beverages` and `/plp/beverages/tea` belong together. */
const landingOf = (url: string): string => url.replace(/^\/plp\//, '/').split('/')[1] ?? '';
