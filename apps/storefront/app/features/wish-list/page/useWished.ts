import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import type { Wish } from '../wishes.types.ts';
import { type Wished, wishedOf } from './wished.adapter.ts';
import { wishedProducts } from './wished.slice.ts';

/**
 * The entries of a list with what the catalogue says of them.
 *
 * @param entries null: not read yet.
 */
export function useWished(entries: readonly Wish[] | null) {
  const dispatch = useAppDispatch();
  const area = useAppSelector(wishedProducts.select);
  const codes = [...new Set((entries ?? []).map(({ productCode }) => productCode))].toSorted().join(',');
  const isKnown = entries !== null;
  useEffect(() => {
    if (isKnown && codes) void dispatch(wishedProducts.ensure(codes.split(',')));
  }, [dispatch, isKnown, codes]);
  const products: typeof area.data = codes ? area.data : {};
  const wished: readonly Wished[] | null =
    entries && products && entries.map((wish) => wishedOf(wish, products[wish.productCode]));
  return {
    wished,
    hasFailed: codes !== '' && area.error !== null && !area.loading,
    again: () => void dispatch(wishedProducts.load(codes.split(','))),
  };
}
