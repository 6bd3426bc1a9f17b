export { LIMITS, type Limit, type LimitClass } from './classes.ts';
export { createLimiters, type Limiters } from './limiters.ts';
export { addressOf, networkOf } from './network.ts';
export { RENDER_HEADER, renderCheck, renderProof } from './proof.ts';
export { createTurns, TurnRefused, type Turns } from './turns.ts';
