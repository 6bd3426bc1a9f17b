/** Factor by which a picture is requested larger than its frame, so that it is sharp when enlarged. */
export const SHARPER = 1.2;
/** Width of the preview shown while it loads, as a fraction of the original's. */
export const PREVIEW = 1 / 80;
