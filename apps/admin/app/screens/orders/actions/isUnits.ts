/** Whether what is typed is a whole number of units in the range. */
export const isUnits = (text: string, { least, most }: { least: number; most: number }): boolean =>
  /^\d{1,5}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
