import type { Platform } from '#platform/index.ts';
import { registerCardFrame } from './frame/card-frame.routes.ts';
import type { PaymentProvider } from './payments.types.ts';
import { createTestGateway } from './test-gateway.ts';

export {
  type ChargeRequest,
  type NextAction,
  type Payer,
  type PaymentProvider,
  type PaymentState,
  PaymentTimeoutError,
} from './payments.types.ts';
export { createTestGateway } from './test-gateway.ts';

export interface Payments {
  /** A provider by name, including one that takes no new payments: for earlier payments. */
  provider(name: string): PaymentProvider | undefined;
  /** The provider for new cards and charges; undefined for one that `PAYMENTS` does not name. */
  taking(name: string): PaymentProvider | undefined;
  /** Whether any provider takes payments. */
  isSetUp(): boolean;
  /** The built-in gateway, with its ledger. */
  test: ReturnType<typeof createTestGateway>;
}

/** The payment providers of the shop. Serves the test gateway's card frame if `PAYMENTS=test`. */
export function createPayments({
  app,
  db,
  clock,
  config,
}: Pick<Platform, 'app' | 'db' | 'clock' | 'config'>): Payments {
  const test = createTestGateway(db, clock);
  const providers = new Map<string, PaymentProvider>([[test.name, test]]);
  if (config.payments === 'test') registerCardFrame(app);
  return {
    provider: (name) => providers.get(name),
    taking: (name) => (name === config.payments ? providers.get(name) : undefined),
    isSetUp: () => config.payments !== 'none',
    test,
  };
}
