import { useReducer } from 'react';
import BrewerRegistration from '#app/features/brewers/BrewerRegistration.tsx';
import { customerData } from '#app/features/customers/current/customerData.slice.ts';
import { LogInInPlace } from '#app/features/identity/login/LogInInPlace.tsx';
import texts from '#app/platform/i18n/generated/screens/brewers.js';
import { screen } from '#app/platform/loading.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { plainPath } from '../../platform/addresses.ts';

const load = screen(async ({ dispatch, state, url }) => {
  const m = texts[state().apiConfig.lang];
  const metadata = [{ name: 'description', content: m.text() }];
  dispatch(setPageMetadata({ title: m.title(), metadata, canonicalPath: plainPath(url.pathname) }));
  return null;
});
export const loader = load;
export const clientLoader = load;

export default function BrewerRegistrationScreen() {
  const site = useAppSelector((state) => state.apiConfig.brand);
  // Rendered again when a customer logs in or out, here or in the header.
  useAppSelector(customerData.select);
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  return (
    <BrewerRegistration
      isCustomer={() => userOf(site) !== 'anonymous'}
      account={<LogInInPlace source="brewerRegistration" onDone={lookAgain} />}
    />
  );
}
