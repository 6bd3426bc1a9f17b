import { SCREEN_NAMES } from '@crema/experiments';
import { Type } from 'typebox';

const Screen = Type.Union(SCREEN_NAMES.map((name) => Type.Literal(name)));

export const ScreenParams = Type.Object({ site: Type.String(), screen: Screen });

/** Longest `arms`: eight experiments with keys of 40 letters. */
const LONGEST_ARMS = 400;

export const ShownArms = Type.Object(
  {
    arms: Type.String({ description: 'Each experiment with its arm, such as `2041:1`; empty: none.' }),
    values: Type.Record(Type.String(), Type.String(), {
      description: 'What the arms of this visitor say of the screen, by feature.',
    }),
  },
  { $id: 'ShownArms', additionalProperties: false },
);

export const Exposure = Type.Object(
  {
    screen: Screen,
    arms: Type.String({ maxLength: LONGEST_ARMS, description: 'As the page or `getShownArms` had them.' }),
  },
  { $id: 'Exposure', additionalProperties: false },
);
