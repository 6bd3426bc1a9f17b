/** What shoppers call store credit. */
export const CREDIT_LABEL = { en: 'Store credit', fr: 'Crédit en magasin' } as const;
