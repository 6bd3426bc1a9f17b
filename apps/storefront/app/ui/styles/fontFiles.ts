import display from '@fontsource/fraunces/files/fraunces-latin-400-normal.woff2?url';
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

/** Both are needed above the fold on every page: by the heading and the text below it. */
export const PRELOADED_FONTS = [display, text];
