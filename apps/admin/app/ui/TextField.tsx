import { type InputHTMLAttributes, useId } from 'react';
import { described, Labelled } from './Labelled.tsx';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string;
  hint?: string;
  error?: string;
  onChange(value: string): void;
}

/** A text input with its label, hint and error. */
export function TextField({ label, hint, error, onChange, className = '', ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <input
        {...rest}
        id={id}
        {...described(id, { hint, error })}
        onChange={(event) => onChange(event.target.value)}
        className={`control ${className}`}
      />
    </Labelled>
  );
}
