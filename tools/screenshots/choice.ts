/** Reads `--only a+b,c`: a picture is taken when its name holds every word of one of the groups. */
export function chosenBy(only: string | undefined): (name: string) => boolean {
  if (!only) return () => true;
  const groups = only.split(',').map((group) => group.split('+').filter(Boolean));
  return (name) => groups.some((words) => words.every((word) => name.includes(word)));
}
