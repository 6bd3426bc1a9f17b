/** The schemas that the fake of Stripe holds calls against are those of the installed library's types. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripeContract } from '../../contract/stripe.ts';
import { main, root } from '../source/check.ts';
import { findDrift } from './contract.check.ts';

main(import.meta, () =>
  Object.entries(stripeContract()).flatMap(([path, text]) =>
    findDrift(readFileSync(join(root, path), 'utf8'), text, path, "the types of Stripe's library"),
  ),
);
