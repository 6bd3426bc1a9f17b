import { SITES } from '@crema/brands';
import { type RefObject, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { CONTACT_FIELDS, type ContactForm, type FieldErrors, type FieldName } from '../checkout.types.ts';
import { checkField } from './contact.rules.ts';

/** Checks the fields of the contact step: each when it is left, and all when the button is pressed. */
export function useContactCheck(
  form: ContactForm,
  onType: (changed: Partial<ContactForm>) => void,
  element: RefObject<HTMLFormElement | null>,
) {
  const m = useScreenMessages(texts);
  const site = SITES[useAppSelector((state) => state.apiConfig.brand)];
  const [errors, setErrors] = useState<FieldErrors>({});
  /** Fields that the last refused press named; the summary stays until the next press. */
  const [refused, setRefused] = useState<FieldName[]>([]);
  /** A press of the button has begun. */
  const pressing = useRef(false);

  const check = (name: FieldName, values: ContactForm): string | undefined => {
    const problem = checkField(name, values, site);
    return problem && m.wrong({ problem });
  };
  const focus = (name: FieldName): void => {
    const field = element.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  const clear = (): void => {
    setErrors({});
    setRefused([]);
  };
  const refuse = (found: FieldErrors): void => {
    const names = CONTACT_FIELDS.filter((name) => found[name]);
    setErrors(found);
    setRefused(names);
    if (names[0]) focus(names[0]);
  };
  /** Whether all of these fields are valid; else shows what is wrong with them. */
  const checkAll = (names: readonly FieldName[], values: ContactForm): boolean => {
    const found: FieldErrors = {};
    for (const name of names) {
      const wrong = check(name, values);
      if (wrong) found[name] = wrong;
    }
    const fine = Object.keys(found).length === 0;
    if (fine) clear();
    else refuse(found);
    return fine;
  };
  const change = (name: FieldName, value: string): void => {
    onType({ [name]: value });
    // A field marked wrong is checked with every key, so that the mark goes as soon as possible.
    const next = { ...form, [name]: value };
    const again = name === 'region' && errors.postalCode ? (['region', 'postalCode'] as const) : [name];
    if (again.some((one) => errors[one])) {
      setErrors((now) => ({ ...now, ...Object.fromEntries(again.map((one) => [one, check(one, next)])) }));
    }
  };
  const leave = (name: FieldName): void => {
    // An error shown now would move the button away from under the press; the press checks everything.
    if (pressing.current) return;
    if (form[name].trim()) setErrors((now) => ({ ...now, [name]: check(name, form) }));
  };
  /** Waits for the click that follows. */
  const release = (): void =>
    void setTimeout(() => {
      pressing.current = false;
    });
  const onPointerDown = (): void => {
    pressing.current = true;
    window.addEventListener('pointerup', release, { once: true });
  };
  const open = refused.filter((name) => errors[name]);
  return { errors, refused: open, checkAll, clear, refuse, change, leave, focus, onPointerDown };
}
