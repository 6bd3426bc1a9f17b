import { createAction } from '@reduxjs/toolkit';

/** The log-in is over: by the customer, in another tab, or because it could not be renewed. */
export const sessionEnded = createAction('session/ended');
/** Somebody logged in here. */
export const sessionBegan = createAction('session/began');
