import type { Language } from '@crema/brands';

export interface MenuNode {
  title: string;
  url: string;
  children?: MenuNode[];
}

/** A top category with those directly below it, whether or not the merchant's menu has it. */
export interface MenuBranch extends MenuNode {
  children: MenuNode[];
}

/** Names that say where a link leads by themselves. */
const MORE: Record<Language, string> = { en: 'More categories', fr: 'Autres catégories' };
const MORE_OF = {
  en: (branch: string) => `Also in ${branch}`,
  fr: (branch: string) => `Aussi dans ${branch}`,
} satisfies Record<Language, (branch: string) => string>;

/**
 * Completes the merchant's menu: categories that it does not link are added to their branch, or at the end of the
 * menu, so that an imported category can be reached without editing content.
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
      const more = { title: MORE_OF[language](branch.title), url: branch.url, children: missing };
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

/** The landing name of a path: the same for `/beverages` and `/plp/beverages/tea`. */
const landingOf = (url: string): string => url.replace(/^\/plp\//, '/').split('/')[1] ?? '';
