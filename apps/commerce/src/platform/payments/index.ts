import type { Platform } from '#platform/index.ts';
import { registerCardFrame } from './frame/card-frame.routes.ts';
import type { PaymentProvider } from './payments.types.ts';
import { createTestGateway } from './test-gateway.ts';

export {
  type Card,
  type ChargeRequest,
  type NextAction,
  type PaymentProvider,
  type PaymentState,
  PaymentTimeoutError,
} from './payments.types.ts';
export { createTestGateway, type LedgerEntry } from './test-gateway.ts';

/** Every payment provider that the shop takes, by name. Serves the test gateway's card frame. */
export interface Payments {
  provider(name: string): PaymentProvider | undefined;
  /** The built-in gateway, with its books. */
  test: ReturnType<typeof createTestGateway>;
}

export function createPayments({ app, db, clock }: Pick<Platform, 'app' | 'db' | 'clock'>): Payments {
  const test = createTestGateway(db, clock);
  const providers = new Map<string, PaymentProvider>([[test.name, test]]);
  registerCardFrame(app);
  return { provider: (name) => providers.get(name), test };
}
