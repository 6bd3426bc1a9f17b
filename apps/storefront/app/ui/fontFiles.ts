import display from '@fontsource/fraunces/files/fraunces-latin-400-normal.woff2?url';
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

/** Both are above the fold on every page: the heading and the text below it. */
export const PRELOADED_FONTS = [display, text];
