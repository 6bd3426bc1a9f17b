/**
 * Lifts a phone's bar with the button to buy onto the strips at the lower edge, until `standOnStrips.ts` does: a press on the
 * button must not answer the question about cookies, which would lie over it. The source text of this function is sent
 * at the end of the page: it uses nothing outside itself.
 */
export default function liftBar(): void {
  const bar = document.querySelector<HTMLElement>('.buy-bar');
  if (!bar || getComputedStyle(bar).position !== 'fixed') return;
  const lift = document.getElementById('strips')?.offsetHeight ?? 0;
  if (lift > 0) bar.style.transform = `translateY(-${lift}px)`;
}
