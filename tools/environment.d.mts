/** See `environment.mjs`, which has to run with nothing installed. */
export function shopEnvironment(): Record<string, string | undefined>;
export function shopArguments(entry?: string): string[];
