import { closeSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';

/** What the warehouse knows of an order: it is to be packed, it is on its way, or the shop took it back. */
export type OrderState = 'heard' | 'sent' | 'dropped';

interface Line {
  order: string;
  state: OrderState;
}

/**
 * Opens the warehouse's own book: a file to which a line is added for each step, on disk before the step counts as done.
 * A line that a crash cut off is not a step, and is taken off.
 */
export function openLedger(path: string) {
  const file = openSync(path, 'a+', 0o600);
  const text = readFileSync(path, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) ftruncateSync(file, Buffer.byteLength(whole));
  const orders = new Map<string, OrderState>();
  for (const line of whole.split('\n').filter((one) => one !== '')) {
    const { order, state } = JSON.parse(line) as Line;
    orders.set(order, state);
  }
  return {
    stateOf: (order: string): OrderState | undefined => orders.get(order),
    /** Orders that are to be packed. */
    open: (): string[] => [...orders].flatMap(([order, state]) => (state === 'heard' ? [order] : [])),
    /** Writes a step down. Answers once it is on disk. */
    write: (order: string, state: OrderState): void => {
      writeSync(file, `${JSON.stringify({ order, state } satisfies Line)}\n`);
      fsyncSync(file);
      orders.set(order, state);
    },
    close: (): void => closeSync(file),
  };
}

export type Ledger = ReturnType<typeof openLedger>;
