/** A picture is asked for this much larger than its place, so that it is sharp when looked at closer. */
export const SHARPER = 1.2;
/** What is shown while it comes has this part of the original's width. */
export const PREVIEW = 1 / 80;
