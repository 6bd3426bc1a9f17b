import type { Stripe } from '@stripe/stripe-js';

/** Stripe's script of the API version that the engine speaks. It must come from Stripe, and from nowhere else. */
const ADDRESS = 'https://js.stripe.com/endive/stripe.js';
/** Milliseconds after which the script is taken for blocked. */
const PATIENCE = 20_000;

let loading: Promise<Stripe> | undefined;

/**
 * Stripe's script, loaded once a page and started with the shop's key. After a failure the next call tries again.
 *
 * @throws when it does not come, as where a network or an extension blocks it.
 */
export function loadStripe(publishableKey: string, language: 'en' | 'fr'): Promise<Stripe> {
  loading ??= script().then(() => {
    if (!window.Stripe) throw new Error('Stripe’s script did not start');
    return window.Stripe(publishableKey, { locale: language === 'fr' ? 'fr-CA' : 'en' });
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Opens the bank's question, until it is answered or closed. Whatever came of it, the engine asks the provider. */
export async function answerBank(stripe: Stripe, clientSecret: string): Promise<void> {
  // It throws where there is no question any more.
  await stripe.handleNextAction({ clientSecret }).catch(() => undefined);
}

/**
 * Does something before which nothing may stand, such as the bank's question, which Stripe's script draws over the page: a modal
 * dialog around `element` would cover it and take its keys, so that it is none meanwhile.
 */
export async function withoutModal<Result>(
  element: Element | null,
  work: () => Promise<Result>,
): Promise<Result> {
  const dialog = element?.closest<HTMLDialogElement>('dialog:modal');
  if (!dialog) return work();
  dialog.close();
  dialog.show();
  try {
    return await work();
  } finally {
    if (dialog.open) {
      dialog.close();
      dialog.showModal();
    }
  }
}

function script(): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    const fail = (): void => {
      element.remove();
      reject(new Error('Stripe’s script did not come'));
    };
    const timer = setTimeout(fail, PATIENCE);
    element.src = ADDRESS;
    element.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    element.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    document.head.append(element);
  });
}
