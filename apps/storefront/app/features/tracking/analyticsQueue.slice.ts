import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import {
  brewerRegistrationStepped,
  emailSignedUp,
  emailSignupFailed,
  lineAdded,
  loggedIn,
  loggedOut,
  logInFailed,
  perksStepped,
  podsChosen,
  quizStepped,
  searched,
  signedUp,
  signUpFailed,
} from '#app/platform/events.ts';
import { addSlice, type RootState } from '#app/platform/store/store.ts';

const silence: readonly UnknownAction[] = [];

/** The queue's events have been sent. */
export const analyticsSent = createAction('tracking/analyticsSent');

/** Actions that `analytics.rules.ts` reports. */
const REPORTED = [
  lineAdded,
  emailSignedUp,
  emailSignupFailed,
  searched,
  brewerRegistrationStepped,
  perksStepped,
  podsChosen,
  quizStepped,
  loggedIn,
  signedUp,
  loggedOut,
  logInFailed,
  signUpFailed,
];

// Part of every page, because the code that reports is loaded with the first event.
addSlice('analyticsQueue', (all = silence, action) => {
  if (analyticsSent.match(action)) return silence;
  return REPORTED.some(({ match }) => match(action)) ? [...all, action] : all;
});

export const selectAnalyticsQueue = (state: RootState): readonly UnknownAction[] =>
  (state.analyticsQueue as readonly UnknownAction[] | undefined) ?? silence;
