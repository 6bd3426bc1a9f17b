import { data, useParams } from 'react-router';
import LoginPage from '#app/features/identity/login/LoginPage.tsx';
import { LogInByLink } from '#app/features/identity/mailed-links/LogInByLink.tsx';
import texts from '#app/platform/i18n/generated/screens/identity.js';
import { screen } from '#app/platform/loading.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';

const load = screen(async ({ dispatch, params, state }) => {
  // The token of mailed links is in the fragment (`#`) and so in no log.
  if (params.step && !['reset', 'link'].includes(params.step)) throw data(null, { status: 404 });
  const title = texts[state().apiConfig.lang].logIn();
  dispatch(setPageMetadata({ title, metadata: [NOINDEX] }));
  return null;
});
export const loader = load;
export const clientLoader = load;

export default function Login() {
  const { step } = useParams();
  return step === 'link' ? <LogInByLink /> : <LoginPage reset={step === 'reset'} />;
}
