import { call, path } from '../client.ts';
import type { Answer, Body } from '../types.ts';

export type SimulationQuestion = Omit<Body<'adminSimulatePromotion'>, 'promotion'> & {
  /** The state of the form, by field. */
  promotion: Record<string, unknown>;
};
export type Simulation = Answer<'adminSimulatePromotion'>;

/** What a cart costs without a promotion and with it. Writes nothing. */
export const simulatePromotion = (site: string, body: SimulationQuestion): Promise<Simulation> =>
  call(path(site, 'promotions', 'simulate'), { method: 'POST', body });
