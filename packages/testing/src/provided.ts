/** What the global setup hands to the tests of a database project. */
export type ProvidedDatabase =
  /** `dump`: path of a tar of a migrated PGlite data folder. */
  | { kind: 'pglite'; dump: string }
  /** `url`: the server's own database; `template`: the migrated one to copy. */
  | { kind: 'postgres'; url: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: ProvidedDatabase;
  }
}
