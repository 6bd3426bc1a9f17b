export { AUDIENCES, type Audience, audiencesIn, isAudience } from './audiences.ts';
export { type Choice, createChooser, type Experiments, type Visitor } from './chooser.ts';
export { type Definitions, DefinitionsRefused, type Experiment, NO_DEFINITIONS } from './definitions.ts';
export { MOST_COMBINATIONS, type Payload, readDefinitions } from './payload.ts';
export { createPoller, type PollOptions } from './poller.ts';
export { isScreenName, SCREEN_NAMES, type ScreenName } from './screens.ts';
export { AUDIENCE_COOKIE, type ConsentRules, hasConsent, VISITOR_COOKIE, visitorOf } from './visitor.ts';
