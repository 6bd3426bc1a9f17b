/**
 * Reports which arms the page showed, once it is loaded and unless analytics is denied by then. The source text of this
 * function is sent inside the page (`tooling/scriptText.ts`): it uses nothing outside itself.
 */
export default function reportExposure(site: string, screen: string, arms: string): void {
  addEventListener('load', () => {
    if (/c1(:|%3A)0/.test(document.cookie)) return;
    const body = new Blob([JSON.stringify({ screen, arms })], { type: 'application/json' });
    navigator.sendBeacon(`/rest/v2/${site}/experiments/exposures`, body);
  });
}
