import { useState } from 'react';
import { isDecided } from '../../api/errors.ts';

/**
 * The key of one wish: the same for every try of it whose outcome is not known, so that it happens once. A refusal is
 * an outcome; what is asked for after it has a key of its own.
 */
export function useCallKey(): { key: string; renew(): void; onError(error: Error): void } {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const renew = (): void => setKey(crypto.randomUUID());
  return {
    key,
    renew,
    onError: (error) => {
      if (isDecided(error)) renew();
    },
  };
}
