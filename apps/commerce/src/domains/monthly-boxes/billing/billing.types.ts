/** Quarantine area of boxes, by id, and of their orders, by code. */
export const HELD_BOXES = 'monthlyBox';
