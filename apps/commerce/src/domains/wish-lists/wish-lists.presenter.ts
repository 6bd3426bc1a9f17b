import type { Refusal, Wish, WishList } from './wish-lists.types.ts';

const presentWish = ({ variantCode, productCode, name, addedAt }: Wish) => ({
  code: variantCode,
  productCode,
  name,
  addedAt: addedAt.toISOString(),
});

/** A customer's own list. @param list absent: nothing was said of it yet. */
export const presentWishList = (list: WishList | undefined, wishes: readonly Wish[]) => ({
  name: list?.name ?? '',
  notify: list?.notify ?? false,
  ...(list?.shareId && { shareId: list.shareId }),
  entries: wishes.map(presentWish),
});

/** The list of a share link: its name and what is on it, and nothing of whose it is. */
export const presentShared = ({ name }: WishList, wishes: readonly Wish[]) => ({
  name,
  entries: wishes.map((wish) => {
    const { addedAt: _, ...shown } = presentWish(wish);
    return shown;
  }),
});

/** @param refused what did not join, by the code that was asked for. */
export const presentJoined = (
  list: ReturnType<typeof presentWishList>,
  refused: readonly { code: string; reason: Refusal }[],
) => ({ ...list, refused });
