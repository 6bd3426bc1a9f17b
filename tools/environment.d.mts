/** See `environment.mjs`, which has to run with nothing installed. */
export function shopEnvironment(): Record<string, string | undefined>;
export function shopArguments(entry?: string): string[];
/** Node's arguments for a program in TypeScript that loads the engine. */
export function programArguments(program: string, ...args: string[]): string[];
