/** A colour as a dot. An attribute of a drawing, because the content security policy allows no style attributes. */
export function Swatch({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 shrink-0">
      <circle cx="10" cy="10" r="9" fill={colour} className="stroke-control" />
    </svg>
  );
}
