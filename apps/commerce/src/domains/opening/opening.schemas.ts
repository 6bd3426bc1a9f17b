import { Type } from 'typebox';

export const Opening = Type.Object(
  {
    isShown: Type.Boolean({
      description: 'false once everything is done, where an owner has hidden it, and in a demo',
    }),
    steps: Type.Array(
      Type.Object(
        {
          code: Type.String(),
          title: Type.String(),
          text: Type.String({ description: 'A sentence: what is missing, or what there is' }),
          isDone: Type.Boolean(),
          href: Type.Optional(
            Type.String({ description: 'Where it is done, below the site in the back office' }),
          ),
          further: Type.Array(
            Type.Object({ title: Type.String(), href: Type.String() }, { additionalProperties: false }),
            { description: 'Other screens on which it can be done' },
          ),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { $id: 'AdminOpening', additionalProperties: false },
);
