import { type ComponentType, lazy, useEffect, useState } from 'react';
import { hasToken } from '#app/platform/session/hasToken.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { featureOn } from '#app/platform/store/setting.ts';

interface PartOptions {
  /** Only for who is logged in. */
  customers?: boolean;
}

/**
 * A part of the programme on another subject's screen, inside of a `Suspense`. Its code is loaded in the browser, and only
 * where the site has the programme, so that no page is longer for it.
 */
export function perksPart<Data extends object>(
  load: () => Promise<{ default: ComponentType<Data> }>,
  { customers }: PartOptions = {},
): ComponentType<Data> {
  const Part = lazy(load);
  return (data) => {
    const site = useAppSelector((state) => state.apiConfig.brand);
    const isOn = useAppSelector((state) => featureOn(state, 'perks'));
    const [shown, show] = useState(false);
    useEffect(() => show(isOn && (!customers || hasToken(site))), [isOn, site]);
    return shown && <Part {...data} />;
  };
}
