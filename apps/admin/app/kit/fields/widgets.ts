import type { ComponentType } from 'react';
import { SelectInput, SwitchInput } from './ChoiceInputs.tsx';
import { ColorInput } from './colors/ColorInput.tsx';
import { DateInput, DateTimeInput } from './DateInputs.tsx';
import { GroupInput } from './GroupInput.tsx';
import { JsonInput } from './JsonInput.tsx';
import { ListInput } from './ListInput.tsx';
import { LocalizedInput } from './LocalizedInput.tsx';
import { MoneyInput, NumberInput } from './NumberInputs.tsx';
import { PictureInput } from './pictures/PictureInput.tsx';
import type { Widget, WidgetProps } from './schema.ts';
import { LongTextInput, TextInput } from './TextInputs.tsx';

/** What shows each kind of field. A new widget is a row here and in `widgetOf`. */
export const WIDGETS: Record<Widget, ComponentType<WidgetProps>> = {
  select: SelectInput,
  switch: SwitchInput,
  money: MoneyInput,
  number: NumberInput,
  'date-time': DateTimeInput,
  date: DateInput,
  multiline: LongTextInput,
  picture: PictureInput,
  color: ColorInput,
  localized: LocalizedInput,
  json: JsonInput,
  list: ListInput,
  group: GroupInput,
  text: TextInput,
};
