import type { Appearance } from '@stripe/stripe-js';

/** How this shop's fields look, for Stripe's: its frame inherits nothing, and has the system's font. In the browser only. */
export function stripeAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: token('accent'),
      colorBackground: token('surface'),
      colorText: token('ink'),
      colorTextSecondary: token('muted'),
      colorTextPlaceholder: token('muted'),
      colorDanger: token('danger'),
      borderRadius: `calc(${token('radius') || '0px'} / 2)`,
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
    },
    rules: {
      '.Input': { border: `1px solid ${token('control')}`, boxShadow: 'none' },
      '.Input:focus': { border: `1px solid ${token('focus')}`, boxShadow: `0 0 0 2px ${token('focus')}` },
      '.Input--invalid': { border: `1px solid ${token('danger')}`, boxShadow: 'none' },
    },
  };
}
