import type { HTMLAttributes } from 'react';
import type { FieldName } from '../checkout.types.ts';

/** Props that text fields and choices of the contact step share: name, value and error. */
export type FieldPropsOf = (name: FieldName) => {
  name: FieldName;
  label: string;
  value: string;
  error: string | undefined;
  autoComplete: string;
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  onBlur: () => void;
  onChange: (event: { target: { value: string } }) => void;
};
