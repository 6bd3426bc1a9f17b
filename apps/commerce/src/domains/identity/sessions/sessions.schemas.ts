import { Type } from 'typebox';

export const SessionParams = Type.Object({
  site: Type.String(),
  user: Type.String({ maxLength: 64 }),
  id: Type.String({ format: 'uuid' }),
});

export const Sessions = Type.Object(
  {
    sessions: Type.Array(
      Type.Object({
        id: Type.String(),
        device: Type.String(),
        current: Type.Boolean({ description: 'The one that asks' }),
        created: Type.String({ format: 'date-time' }),
        lastUsed: Type.String({ format: 'date-time' }),
        expires: Type.String({ format: 'date-time' }),
      }),
    ),
  },
  { $id: 'Sessions' },
);
