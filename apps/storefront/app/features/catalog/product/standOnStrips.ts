/**
 * Keeps a phone's bar above the strips at the lower edge: cookies, language, an agent's bar. Moved by `transform`, which
 * is no layout shift. `left` ends it.
 */
export function standOnStrips(bar: HTMLElement, left: AbortSignal): void {
  const strips = document.getElementById('strips');
  if (!strips || left.aborted) return;
  const stand = (): void => {
    const shown = [...strips.querySelectorAll('aside')].filter(({ offsetHeight }) => offsetHeight > 0);
    const tops = [strips, ...shown].map((strip) => strip.getBoundingClientRect().top);
    const lift = Math.max(0, innerHeight - Math.min(...tops));
    bar.style.transform = lift > 0 ? `translateY(-${lift}px)` : '';
  };
  const size = new ResizeObserver(stand);
  size.observe(strips);
  const parts = new MutationObserver(stand);
  parts.observe(strips, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
  left.addEventListener('abort', () => {
    size.disconnect();
    parts.disconnect();
  });
}
