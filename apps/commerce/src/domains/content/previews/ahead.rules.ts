import type { ComponentData, LocalizedText, SlotReference } from '../content.types.ts';

/** A scheduled change of a row of content. */
interface Ahead {
  resource: string;
  key: string;
  changes: Readonly<Record<string, unknown>>;
}

/** Content whose rows staff edit. */
interface Edited {
  pages: readonly { uid: string }[];
  components: readonly { uid: string }[];
  entries: readonly { kind: string; key: string }[];
}

/** Content with scheduled changes as if their time had come. Fields are those of the resources that staff edit. */
export function withChanges<Content extends Edited>(content: Content, ahead: readonly Ahead[]): Content {
  const changed = <Row extends { uid: string }>(rows: readonly Row[], resource: string): Row[] =>
    rows.map((row) => {
      let shown = row;
      for (const { resource: name, key, changes } of ahead)
        if (name === resource && key === row.uid) shown = { ...shown, ...known(changes) };
      return shown;
    });
  return {
    ...content,
    pages: changed(content.pages, 'pages'),
    components: changed(content.components, 'components'),
    entries: content.entries.map((entry) => {
      const own = ahead.filter(({ resource, key }) => resource === 'messages' && key === entry.key);
      const value = entry.kind === 'message' ? own.at(-1)?.changes.value : undefined;
      return value === undefined ? entry : { ...entry, value };
    }),
  };
}

interface Fields {
  data?: ComponentData;
  label?: string;
  title?: LocalizedText;
  slots?: SlotReference[];
  activeFrom?: string | null;
  activeTo?: string | null;
}

/** Fields that pages and components have. */
const known = ({ data, label, title, slots, activeFrom, activeTo }: Fields): Fields =>
  Object.fromEntries(
    Object.entries({ data, label, title, slots, activeFrom, activeTo }).filter(
      ([, value]) => value !== undefined,
    ),
  );
