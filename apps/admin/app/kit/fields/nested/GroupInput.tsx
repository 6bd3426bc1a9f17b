import { useState } from 'react';
import { fill } from '../../../i18n/fill.ts';
import { useTexts } from '../../../i18n/language.ts';
import { isRecord } from '../../form/values.ts';
import type { WidgetProps } from '../schema.ts';
import { FoldedItem } from './FoldedItem.tsx';
import { GroupFields } from './GroupFields.tsx';

/** The fields of an object inside a row; folded while nobody needs it. */
export function GroupInput(props: WidgetProps) {
  const { value, required, label, disabled } = props;
  const { content } = useTexts();
  const [isFolded] = useState(() => !required && !disabled && !isTouched(value));
  const needed = required || isTouched(value);
  const inside = <GroupFields {...props} value={isRecord(value) ? value : {}} needed={needed} />;
  if (isFolded) return <FoldedItem summary={fill(content.fillIn, { label })}>{inside}</FoldedItem>;
  return (
    // On a phone a frame in a frame leaves no room to type: a line at the side is enough.
    <div className="grid gap-3 border-line border-l-2 pl-3 sm:rounded-control sm:border sm:p-3">{inside}</div>
  );
}

/** Whether anything is said in a group: one that is empty is left out as a whole. */
const isTouched = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(isTouched);
  if (isRecord(value)) return Object.values(value).some(isTouched);
  return value !== undefined && value !== null && value !== '';
};
