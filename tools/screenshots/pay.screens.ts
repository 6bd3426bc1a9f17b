import type { components } from '@crema/api-client';
import type { Edition, Screen } from './screens.ts';

type OpenPayment = components['schemas']['OpenPayment'];

/** What three boxes come to in each edition. */
const SUMS: Record<string, number> = { usb2c: 51.27, 'cab2c-en': 61.17, 'cab2c-fr': 61.17, usafh: 48.57 };

/** An order that could not be charged, as the engine tells of it. */
const dueIn = ({ name, prefix }: Edition): OpenPayment => ({
  ...{ status: 'due', of: 'subscription', date: '2030-02-01' },
  amount: {
    ...{ value: SUMS[name] ?? 0, currencyIso: name.startsWith('cab2c') ? 'CAD' : 'USD', priceType: 'BUY' },
    formattedValue: prefix ? '61,17\u00a0$' : `$${SUMS[name]}`,
  },
  entries: [{ name: prefix ? 'Cortège de l’aube, 24 capsules' : 'Dawn Parade, 24 pods', quantity: 3 }],
  card: { brand: 'Visa', lastFour: '0002' },
});

/** The engine’s answer to a mailed link is faked, because the link itself comes by mail. */
const pay = (name: string, over: Partial<OpenPayment> | 'refused'): Screen => ({
  name: `pay-${name}`,
  reach: async ({ page, open, edition }) => {
    await page.route('**/payments/link?*', (route) =>
      over === 'refused'
        ? route.fulfill({ status: 400, json: { errors: [{ type: 'InvalidLinkError', message: '' }] } })
        : route.fulfill({ json: { ...dueIn(edition), ...over } }),
    );
    await open('/pay#link');
    await page
      .getByRole('main')
      .locator('button, [role=status], [role=alert]')
      .filter({ visible: true })
      .first()
      .waitFor();
  },
});

/** The page of a mailed payment link, in every state that its payment may have. */
export const PAY_SCREENS: readonly Screen[] = [
  pay('due', {}),
  pay('bank', { status: 'asked', clientSecret: 'a_secret_b' }),
  pay('waiting', { status: 'processing' }),
  pay('paid', { status: 'paid', code: 'C0123456789' }),
  pay('cancelled', { status: 'cancelled' }),
  pay('box', { of: 'box' }),
  pay('kit', { of: 'kit', entries: [{ name: 'Crema Nib', quantity: 1 }] }),
  pay('over', 'refused'),
];
