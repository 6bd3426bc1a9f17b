export {
  AUDIENCE_PURPOSE,
  AUDIENCES,
  type Audience,
  audienceClaims,
  audiencesIn,
} from './audiences.ts';
export { type Choice, createChooser, type Experiments } from './chooser.ts';
export {
  type Definitions,
  DefinitionsRefused,
  EXPERIMENTS_TAG,
  type Experiment,
  NO_DEFINITIONS,
  type Payload,
} from './definitions.ts';
export { readDefinitions } from './payload.ts';
export { createPoller } from './poller.ts';
export { SCREEN_NAMES, type ScreenName } from './screens.ts';
export { AUDIENCE_COOKIE, type ConsentRules, visitorOf } from './visitor.ts';
