/** Address of a picture by the name that content gives it. */
export const mediaUrl = (name: string): string => `/media/${encodeURIComponent(name)}`;

/** Classes of a picture: hero scenes fill their frame, product pictures are shown whole with a margin. */
export const pictureFit = (name: string): string =>
  name.startsWith('hero-') ? 'object-cover' : 'object-contain p-[6%]';
