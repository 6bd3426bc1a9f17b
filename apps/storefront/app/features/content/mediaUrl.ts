/** Address of a picture by the name that content gives it. */
export const mediaUrl = (name: string): string => `/media/${encodeURIComponent(name)}`;
