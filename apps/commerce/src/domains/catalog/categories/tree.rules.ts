/** The category tree of a site in memory. */

import type { NativeAttributes } from '../products/native.types.ts';
import type { NativeCategory } from './category.types.ts';

export interface CategoryNode extends NativeCategory {
  /** From the root to the category itself. */
  trail: readonly CategoryNode[];
  children: readonly CategoryNode[];
}

/** Prefix of the code and path of a brand's list: `brand-<slug>`. */
export const BRAND = 'brand-';

export class CategoryTree {
  readonly #byCode = new Map<string, CategoryNode>();
  readonly #byPath = new Map<string, CategoryNode>();
  readonly #ruled: CategoryNode[] = [];
  readonly #brands = new Map<string, CategoryNode['story']>();
  readonly roots: CategoryNode[] = [];

  constructor(categories: readonly NativeCategory[]) {
    for (const category of categories) {
      // A brand's story is not part of the tree.
      if (category.path.startsWith(BRAND)) {
        this.#brands.set(category.path, category.story);
        continue;
      }
      const node: CategoryNode = { ...category, trail: [], children: [] };
      this.#byCode.set(node.code, node);
      this.#byPath.set(node.path.toLowerCase(), node);
      if (node.rule) this.#ruled.push(node);
    }
    for (const node of this.#byCode.values()) {
      const parent = this.#parentOf(node);
      if (parent) (parent.children as CategoryNode[]).push(node);
      else this.roots.push(node);
      node.trail = this.#trailOf(node);
    }
  }

  /** By code, else by path below `/plp/`. */
  find(codeOrPath: string): CategoryNode | undefined {
    return (
      this.#byCode.get(codeOrPath) ??
      this.#byPath.get(codeOrPath.toLowerCase().replaceAll(/^\/+|(?<!\/)\/+$/g, ''))
    );
  }

  /** The story of a brand, by `brand-<slug>`. */
  storyOf(brand: string): CategoryNode['story'] {
    return this.#brands.get(brand);
  }

  all(): IterableIterator<CategoryNode> {
    return this.#byCode.values();
  }

  /** Every category that lists a product: those that it names, those whose rule it meets, and all above them. */
  listing(codes: readonly string[], attributes: NativeAttributes): string[] {
    const found = new Set<string>();
    const add = (node: CategoryNode | undefined): void => {
      for (const step of node?.trail ?? []) found.add(step.code);
    };
    for (const code of codes) add(this.#byCode.get(code));
    for (const node of this.#ruled) if (meets(node, attributes)) add(node);
    return [...found];
  }

  /** Whether there is a category of this code. */
  has(code: string): boolean {
    return this.#byCode.has(code);
  }

  #parentOf(node: CategoryNode): CategoryNode | undefined {
    return node.parent && node.parent !== node.code ? this.#byCode.get(node.parent) : undefined;
  }

  #trailOf(node: CategoryNode): CategoryNode[] {
    const trail: CategoryNode[] = [];
    for (
      let step: CategoryNode | undefined = node;
      step && !trail.includes(step);
      step = this.#parentOf(step)
    ) {
      trail.unshift(step);
    }
    return trail;
  }
}

function meets(node: CategoryNode, attributes: NativeAttributes): boolean {
  return Object.entries(node.rule ?? {}).every(([key, wanted]) => {
    const value = attributes[key as keyof NativeAttributes];
    const values = Array.isArray(value) ? value.map(String) : [String(value)];
    return wanted.some((one) => values.includes(one));
  });
}
