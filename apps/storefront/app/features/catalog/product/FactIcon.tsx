/** Codes of the features that have an icon. */
const DRAWN =
  'roast caffeine cupSizes recyclable certification podFormat reservoirOz capacityOz heatUpSeconds hoursHot icedSetting strengthControl milkFrother carafeCups smart autoOffMinutes podCapacity dishwasherSafe';
export const hasIcon = (code: string): boolean => DRAWN.split(' ').includes(code);

/** A line icon of a product's page, by the code of a feature; decorative. Kept in a file of its own, out of the scripts. */
export function FactIcon({ code, className = 'size-6' }: { code: string; className?: string }) {
  return (
    <svg
      className={`${className} shrink-0`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`/icons/facts.svg#${code}`} />
    </svg>
  );
}
