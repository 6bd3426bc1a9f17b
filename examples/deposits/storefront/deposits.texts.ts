const en = {
  title: 'Container deposits',
  loading: 'Loading your deposits',
  failed: 'Your deposits could not be loaded. Please try again.',
  retry: 'Try again',
  none: 'You have no containers to send back.',
  balance: (amount: string) =>
    `You have paid ${amount} in deposits. Send the containers back and you get it back.`,
  inCart: 'Send the containers back and you get the deposit back.',
};

const fr: typeof en = {
  title: 'Consignes',
  loading: 'Chargement de vos consignes',
  failed: 'Vos consignes n’ont pas pu être chargées. Veuillez réessayer.',
  retry: 'Réessayer',
  none: 'Vous n’avez aucun contenant à renvoyer.',
  balance: (amount) =>
    `Vous avez payé ${amount} en consignes. Renvoyez les contenants et cette somme vous sera remboursée.`,
  inCart: 'Renvoyez les contenants et la consigne vous sera remboursée.',
};

export const texts = { en, fr };
