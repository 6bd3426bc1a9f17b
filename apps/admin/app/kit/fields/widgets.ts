import type { ComponentType } from 'react';
import { SelectInput, SwitchInput } from './ChoiceInputs.tsx';
import { ColorInput } from './colors/ColorInput.tsx';
import { DateInput, DateTimeInput } from './DateInputs.tsx';
import { JsonInput } from './JsonInput.tsx';
import { LocalizedInput } from './LocalizedInput.tsx';
import { MoneyInput, NumberInput } from './NumberInputs.tsx';
import { GroupInput } from './nested/GroupInput.tsx';
import { ListInput } from './nested/ListInput.tsx';
import { LocalizedPictureInput } from './pictures/LocalizedPictureInput.tsx';
import { PictureInput } from './pictures/PictureInput.tsx';
import { ProductInput } from './products/ProductInput.tsx';
import type { Widget, WidgetProps } from './schema.ts';
import { SlotsInput } from './slots/SlotsInput.tsx';
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
  'localized-picture': LocalizedPictureInput,
  product: ProductInput,
  color: ColorInput,
  localized: LocalizedInput,
  json: JsonInput,
  list: ListInput,
  group: GroupInput,
  slots: SlotsInput,
  text: TextInput,
};
