import type { PayloadActionCreator, UnknownAction } from '@reduxjs/toolkit';

/** What a slice makes of one action: its next state, or the same where the action is not its business. */
export type Reaction<State> = (state: State, action: UnknownAction) => State;

/**
 * What a slice makes of one kind of action. Answers a new state and leaves the old one as it was: slices do without
 * Immer, which every page would carry; the toolkit's check in development finds a state that was changed.
 */
export const on =
  <State, Payload>(
    creator: PayloadActionCreator<Payload>,
    react: (state: State, payload: Payload) => State,
  ): Reaction<State> =>
  (state, action) =>
    creator.match(action) ? react(state, action.payload) : state;

/** `on` for the slices of one kind of state. */
export type On<State> = <Payload>(
  creator: PayloadActionCreator<Payload>,
  react: (state: State, payload: Payload) => State,
) => Reaction<State>;

/** A slice's reducer, from what it makes of actions. */
export const reducerOf =
  <State>(initial: State, reactions: readonly Reaction<State>[]) =>
  (before: State = initial, action: UnknownAction): State =>
    reactions.reduce((state, react) => react(state, action), before);
