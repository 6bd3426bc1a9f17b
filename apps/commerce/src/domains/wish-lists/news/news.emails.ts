import { type Language, SITES, type SiteId } from '@crema/brands';
import { toPrice } from '#domains/pricing/index.ts';
import type { Config } from '#platform/config/index.ts';
import { pageUrl, siteOrigin } from '#platform/config/origins.ts';
import { marked } from '#platform/mail/facts.ts';
import type { MailMessage } from '#platform/mail/index.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import type { News } from './news.types.ts';

type Origins = Pick<Config, 'siteHosts' | 'port'>;

/** Products that an e-mail names; the list has all. */
const MOST_NAMED = 10;

interface NewsLetter {
  id: string;
  site: SiteId;
  language: Language;
  to: string;
  /** At least one, with the names of now. */
  news: readonly News[];
  /** Ends the e-mails. */
  token: string;
}

/** Says what costs less and what is back on a wish list. */
export function composeNews({ token, news, ...letter }: NewsLetter, config: Origins): MailMessage {
  const { site, language } = letter;
  const named = news.slice(0, MOST_NAMED);
  const sentences = named.map((one) => sentenceOf(one, site, language));
  const { count, more } = marked({ count: String(news.length), more: String(news.length - named.length) });
  const [only] = news;
  const { name } = marked({ name: only?.name ?? '' });
  const texts = {
    en: {
      subject:
        news.length > 1
          ? `${count} products on your wish list have changed`
          : only?.kind === 'back'
            ? `${name} is back in stock`
            : `${name} costs less now`,
      rest: `And ${more} more on your list.`,
      label: 'See your wish list',
      reason: 'You get this e-mail because you asked for news about your wish list: one a day at most.',
      unsubscribe: 'Stop these e-mails',
    },
    fr: {
      subject:
        news.length > 1
          ? `${count} produits de votre liste de souhaits ont changé`
          : only?.kind === 'back'
            ? `De retour en stock\u00a0: ${name}`
            : `Nouveau prix réduit\u00a0: ${name}`,
      rest: `Et ${more} de plus dans votre liste.`,
      label: 'Voir votre liste de souhaits',
      reason:
        'Vous recevez ce courriel parce que vous avez demandé des nouvelles de votre liste de souhaits\u00a0: un par jour au plus.',
      unsubscribe: 'Ne plus recevoir ces courriels',
    },
  }[language];
  const { rest, label, unsubscribe, ...words } = texts;
  return renderEmail({
    ...letter,
    ...words,
    paragraphs: [...sentences, ...(news.length > named.length ? [rest] : [])],
    action: { label, url: pageUrl(config, site, language, '/wishlist') },
    others: named.map((one) => ({
      label: one.name,
      url: pageUrl(
        config,
        site,
        language,
        `/p/${encodeURIComponent(one.productCode)}?variant=${encodeURIComponent(one.variantCode)}`,
      ),
    })),
    unsubscribe: { label: unsubscribe, ...stopLinks(config, site, language, token) },
  });
}

function sentenceOf({ kind, ...one }: News, site: SiteId, language: Language): string {
  const money = (minor: number) => toPrice(minor, SITES[site].currency, language).formattedValue;
  const { name, price, was } = marked({
    ...{ name: one.name, price: money(one.price) },
    was: one.was === undefined ? undefined : money(one.was),
  });
  if (kind === 'back')
    return language === 'fr'
      ? `De retour en stock\u00a0: ${name}, à ${price}.`
      : `${name} is back in stock, at ${price}.`;
  return language === 'fr'
    ? `${name}\u00a0: ${price} au lieu de ${was}.`
    : `${name} now costs ${price}. It was ${was}.`;
}

/** Where the e-mails are ended: the shop's page, and what a mail program calls by itself. */
const stopLinks = (config: Origins, site: SiteId, language: Language, token: string) => ({
  url: pageUrl(config, site, language, `/wishlist/stop#${token}`),
  oneClickUrl: `${siteOrigin(config, site)}/rest/v2/${site}/wishlists/stop?token=${token}${language === 'fr' ? '&lang=fr' : ''}`,
});
