import { Type } from 'typebox';

/** Most characters of a note. */
const LONGEST = 1000;

const AgentNote = Type.Object(
  {
    id: Type.String(),
    text: Type.String(),
    created: Type.String({ format: 'date-time' }),
    author: Type.String({ description: 'E-mail address of the agent' }),
  },
  { $id: 'AgentNote' },
);

const AgentNotes = Type.Object(
  { notes: Type.Array(Type.Ref('AgentNote'), { description: 'Newest first, 50 at most' }) },
  { $id: 'AgentNotes' },
);

const NewAgentNote = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: LONGEST, pattern: '\\S' }) },
  { $id: 'NewAgentNote', additionalProperties: false },
);

export const noteSchemas = [AgentNote, AgentNotes, NewAgentNote];
