import { Type } from 'typebox';

const count = (description: string) => Type.Integer({ description });

const BoxBoard = Type.Object(
  {
    months: Type.Array(
      Type.Object({
        month: Type.String({ description: 'YYYY-MM' }),
        due: count('Boxes that come in it'),
        charged: count('Months that were charged and ordered'),
        amount: Type.Number({ description: 'Minor units of those that were charged, before tax' }),
        skipped: count('Months that customers left out'),
        waiting: count('Months whose charge is under way or was declined and is tried again'),
        lost: count('Months that were given up, or of which nothing could be had'),
      }),
      { description: 'The latest first' },
    ),
    days: Type.Array(
      Type.Object({
        day: Type.String({ description: 'YYYY-MM-DD: made and charged' }),
        cutOffAt: Type.String({ format: 'date-time' }),
        open: Type.Boolean({ description: 'Whether the cut-off is still ahead' }),
        boxes: Type.Integer(),
        filled: count('Boxes whose contents are known; the shop fills the others'),
        units: count('Boxes of pods inside'),
      }),
    ),
    short: Type.Array(
      Type.Object({
        ...{ code: Type.String(), name: Type.String() },
        needed: count('Units in boxes that are still to be made'),
        stock: count('Units that can be sold'),
        boxes: count('Monthly boxes that hold it'),
      }),
      { description: 'Contents of which there is less than is needed' },
    ),
  },
  { $id: 'BoxBoard' },
);

export const boxBoardSchemas = [BoxBoard];
