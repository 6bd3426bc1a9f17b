/** Address of a picture by the name that content gives it. */
export const mediaUrl = (name: string): string => `/media/${encodeURIComponent(name)}`;

/** Scenes fill their frame; a product's picture stands free and is shown whole. */
export const pictureFit = (name: string): string =>
  name.startsWith('hero-') ? 'object-cover' : 'object-contain p-[6%]';
