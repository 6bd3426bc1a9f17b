import { SITES } from '@crema/brands';
import { postalCodeProblem, regionsOf, tidyPostalCode } from '@crema/brands/regions';
import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import type { ContactForm, FieldName } from '../checkout.types.ts';
import { FILLED, type FilledName, type Filling, fillIn } from './place.rules.ts';
import { postalPlace } from './postalPlace.slice.ts';

/** Milliseconds that a press of the button waits for a place that is being looked up. */
const PATIENCE = 2000;

type Filled = ReturnType<typeof fillIn>;

/**
 * Fills in town and region once the postal code is complete.
 *
 * @returns `type`: for what the shopper changes; `settle`: waits for a look-up under way and returns what it filled in;
 * `filled`: whether it filled in anything
 */
export function usePostalPlace(form: ContactForm, change: (name: FieldName, value: string) => void) {
  const dispatch = useAppDispatch();
  const { brand } = useAppSelector((state) => state.apiConfig);
  const { country } = SITES[brand];
  const code = tidyPostalCode(country, form.postalCode);
  const isComplete = postalCodeProblem(country, code, undefined) === undefined;
  const latest = useRef({ form, change });
  latest.current = { form, change };
  const typed = useRef(new Set<FilledName>());
  const before = useRef<Partial<Filling>>({});
  const asked = useRef<Promise<Filled>>(undefined);
  const [filled, setFilled] = useState(false);

  useEffect(() => {
    if (!isComplete) return;
    let current = true;
    const look = async (): Promise<Filled> => {
      const { data, error } = await dispatch(postalPlace.load(code));
      if (!current || error || !data?.region) return {};
      const { region, town = '' } = data;
      const isSold = regionsOf(country, 'en').some(([known]) => known === region);
      const now = isSold ? { region, town } : { region: '', town: '' };
      const changed = fillIn(latest.current.form, now, before.current, typed.current);
      before.current = now;
      for (const name of FILLED) {
        const value = changed[name];
        if (value !== undefined) latest.current.change(name, value);
      }
      if (Object.keys(changed).length > 0) setFilled(true);
      return changed;
    };
    const looking = look().finally(() => {
      if (asked.current === looking) asked.current = undefined;
    });
    asked.current = looking;
    return () => {
      current = false;
    };
  }, [dispatch, country, code, isComplete]);

  const type = (name: FieldName, value: string): void => {
    const own = FILLED.find((one) => one === name);
    if (own) typed.current.add(own);
    change(name, value);
  };
  const settle = async (): Promise<Filled> => {
    if (asked.current === undefined) return {};
    const given = new Promise<Filled>((resolve) => setTimeout(() => resolve({}), PATIENCE));
    return Promise.race([asked.current, given]);
  };
  return { type, settle, filled };
}
