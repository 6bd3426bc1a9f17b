/** The link by which the recipient of a gift chooses what is in it and where it goes, without an account. */
import type { SiteId } from '@crema/brands';
import { daysLater } from '#platform/clock/index.ts';
import type { Config } from '#platform/config/index.ts';
import { pageUrl } from '#platform/config/origins.ts';
import { createSigner } from '#platform/signing/index.ts';
import type { Gift, MonthlyBox } from '../monthly-boxes.types.ts';
import { comingMonth } from '../subscription/schedule.rules.ts';

/** Signs and reads these links. */
export interface GiftLinks {
  /** Address with the token in the fragment, so that no log and no referrer holds it. Good until the last month is made. */
  address(box: Pick<MonthlyBox, 'id' | 'site' | 'language' | 'signUp'>, gift: Pick<Gift, 'months'>): string;
  /** The box of a link; undefined for one that is not ours, of another site, or too old. */
  read(site: SiteId, token: string, now: Date): string | undefined;
}

export function giftLinks(
  config: Pick<Config, 'siteHosts' | 'port' | 'secretKey' | 'previousSecretKey'>,
): GiftLinks {
  const signer = createSigner(config, 'gift box link');
  return {
    address: ({ id, site, language, signUp }, { months }) => {
      const { processAt } = comingMonth(site, signUp, Math.max(0, months - 1), 0);
      const token = signer.sign({ id, site }, daysLater(processAt, 1));
      return `${pageUrl(config, site, language, '/monthly-box/received')}#${token}`;
    },
    read: (site, token, now) => {
      const claims = signer.verify(token, now);
      return claims?.site === site ? claims.id : undefined;
    },
  };
}
