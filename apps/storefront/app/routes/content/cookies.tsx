import { ConsentPreferences } from '#app/features/tracking/ConsentPreferences.tsx';
import texts from '#app/platform/i18n/generated/screens/consent.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { screen } from '#app/platform/loading.ts';
import { setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';

const load = screen(async ({ dispatch, state }) => {
  const m = texts[state().apiConfig.lang];
  dispatch(setPageMetadata({ title: m.title(), metadata: [{ name: 'description', content: m.intro() }] }));
  return null;
});
export const loader = load;
export const clientLoader = load;

/** The list of cookies, and the visitor's choice. */
export default function Cookies() {
  const m = useScreenMessages(texts);
  return (
    <div className="page-width max-w-3xl py-10">
      <h1 className="font-display text-4xl">{m.title()}</h1>
      <p className="mt-3 mb-8 text-lg">{m.intro()}</p>
      <ConsentPreferences />
    </div>
  );
}
