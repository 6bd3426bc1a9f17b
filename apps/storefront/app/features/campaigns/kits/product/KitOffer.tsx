import { useEffect } from 'react';
import { Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/kits.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import type { Slots } from '#app/platform/slots/slots.types.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { kitPath } from '../kit.url.ts';
import { brewerKit } from './brewerKit.slice.ts';

/** The kit that takes most off a brewer, with a link to its steps; for a pack, the way to all kits. */
export default function KitOffer({ product, variant }: Slots['product']) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const { data } = useAppSelector(brewerKit.select);
  const { code } = product;
  useEffect(() => void dispatch(brewerKit.ensure(code)), [dispatch, code]);
  if (data?.code !== code) return null;
  const { kit } = data;
  const isPack = product.categories?.some((one) => one.code === 'starter-kits');
  if (!kit && !isPack) return null;
  const path = kit ? kitPath(kit.code, 'brewer', { brewer: variant?.code ?? code, products: [] }) : '/kits';
  return (
    <p className="mt-4 rounded-control bg-accent-soft px-4 py-3">
      {kit
        ? m.offerText({
            name: kit.name,
            percent: kit.percent ?? 0,
            terms: m.terms({
              units: m.units({ count: kit.commitment, unit: kit.unit }),
              months: kit.months,
            }),
          })
        : m.offerPack()}{' '}
      <Link to={link(path)} className="font-semibold text-accent underline underline-offset-4">
        {kit ? m.offerLink() : m.offerPackLink()}
      </Link>
    </p>
  );
}
