import type { Language } from '@crema/brands';
import { say } from '#platform/http/index.ts';
import { UNKNOWN_DEVICE } from './device.rules.ts';
import type { Session } from './sessions.types.ts';

/** Log-ins of a customer. @param current the one that asks */
export function presentSessions(
  sessions: readonly Session[],
  current: string | undefined,
  language: Language,
) {
  const unknown = say(language, 'Unknown device', 'Appareil inconnu');
  return {
    sessions: sessions.map(({ id, device, createdAt, lastUsedAt, expiresAt }) => ({
      ...{ id, device: device === UNKNOWN_DEVICE ? unknown : device, current: id === current },
      created: createdAt.toISOString(),
      lastUsed: lastUsedAt.toISOString(),
      expires: expiresAt.toISOString(),
    })),
  };
}
