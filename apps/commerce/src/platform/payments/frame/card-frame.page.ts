import type { Language } from '@crema/brands';

const TEXTS = {
  en: {
    title: 'Card details',
    number: 'Card number',
    numberError: 'Enter one of the test card numbers.',
    expiry: 'Expires (MM/YY)',
    expiryError: 'Enter a month that is not past.',
    code: 'Security code',
    codeError: 'Enter 3 or 4 digits.',
    note: 'Test payments: no card is charged. 4242 4242 4242 4242 succeeds.',
    use: 'Use this card',
  },
  fr: {
    title: 'Détails de la carte',
    number: 'Numéro de carte',
    numberError: 'Entrez un des numéros de carte d’essai.',
    expiry: 'Expire (MM/AA)',
    expiryError: 'Entrez un mois qui n’est pas passé.',
    code: 'Code de sécurité',
    codeError: 'Entrez 3 ou 4 chiffres.',
    note: 'Paiements d’essai\u00a0: aucune carte n’est débitée. 4242 4242 4242 4242 réussit.',
    use: 'Utiliser cette carte',
  },
} as const;

/** The document of the card fields: separate from the shop's pages, which cannot read what is typed. */
export function cardFramePage(language: Language): string {
  const text = TEXTS[language];
  const field = (name: 'number' | 'expiry' | 'code', autocomplete: string, wide = '') =>
    `<div class="field${wide}"><label for="${name}">${text[name]}</label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" aria-describedby="${name}-error" required>
<p class="error" id="${name}-error" role="alert" hidden>${text[`${name}Error`]}</p></div>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${text.title}</title>
<link rel="stylesheet" href="/payments/test/frame.css"><script type="module" src="/payments/test/frame.js"></script></head>
<body><form novalidate aria-label="${text.title}">
${field('number', 'cc-number', ' wide')}
${field('expiry', 'cc-exp')}
${field('code', 'cc-csc')}
<p class="note wide">${text.note}</p><button type="submit" tabindex="-1">${text.use}</button></form></body></html>
`;
}
