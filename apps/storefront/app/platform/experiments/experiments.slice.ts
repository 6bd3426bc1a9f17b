import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** What this visitor is shown of experiments: never their rules, nor what others are shown. */
export interface ShownExperiments {
  /** Screens that have experiments. */
  screens: readonly string[];
  /** By screen, the values of its features. A screen that is missing was not asked for yet. */
  shown: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const initial: ShownExperiments = { screens: [], shown: {} };

export const armsArrived = createAction<ShownExperiments['shown']>('experiments/arrived');

export const experimentsReducer = (
  state: ShownExperiments = initial,
  action: UnknownAction,
): ShownExperiments =>
  armsArrived.match(action) ? { ...state, shown: { ...state.shown, ...action.payload } } : state;

/** The value of a feature on a screen; undefined: the control. */
export const armOf = (state: Record<string, unknown>, screen: string, feature: string): unknown =>
  (state.experiments as ShownExperiments | undefined)?.shown[screen]?.[feature];
