import { useMessages } from '#app/platform/i18n/messages.tsx';
import { screen } from '#app/platform/loading.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';

/** The server's page is empty of the person: the cart comes in the browser. */
const load = screen(async ({ dispatch }) => {
  dispatch(setPageMetadata({ title: '', metadata: [NOINDEX] }));
  return null;
});
export const loader = load;
export const clientLoader = load;

export default function Screen() {
  const m = useMessages();
  return <h1 className="font-display text-4xl">{m.cart.checkout()}</h1>;
}
