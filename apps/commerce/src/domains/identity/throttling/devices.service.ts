import { bindAll } from '#platform/bind/index.ts';
import type { Platform } from '#platform/index.ts';
import { createSigner, type Signer } from '#platform/signing/index.ts';
import { digest, newSecret } from '../tokens/secrets.rules.ts';
import type { Realm } from './throttling.types.ts';

interface Deps {
  clock: Platform['clock'];
  signer: Signer;
}

/** Signed cookies of browsers that have logged in to an account before. */
export function knownDevices({ clock, config }: Pick<Platform, 'clock' | 'config'>) {
  return bindAll({ clock, signer: createSigner(config, 'known device') }, { knows, deviceOf, read });
}

export type KnownDevices = ReturnType<typeof knownDevices>;

/** Key under which tries to log in to an account are counted, whether it exists or not. */
export const accountKey = (site: Realm, email: string): string =>
  digest(`${site} ${email.trim().toLowerCase()}`);

/** The content of a device cookie, if it is of a browser that has logged in to this account. */
function read({ clock, signer }: Deps, account: string, device: string | undefined) {
  const known = device ? signer.verify(device, clock.now()) : undefined;
  return known?.account === account ? known : undefined;
}

/** Whether a device cookie is of a browser that has logged in to this account. */
function knows(deps: Deps, site: Realm, email: string, device: string | undefined): boolean {
  return read(deps, accountKey(site, email), device) !== undefined;
}

/** The value of a device cookie that is valid for that many seconds. */
function deviceOf({ clock, signer }: Deps, site: Realm, email: string, seconds: number): string {
  return signer.sign(
    { id: newSecret().slice(0, 16), account: accountKey(site, email) },
    new Date(clock.now().getTime() + seconds * 1000),
  );
}
