import { data, useParams } from 'react-router';
import { MailLinkPage } from '#app/features/outreach/MailLinkPage.tsx';
import texts from '#app/platform/i18n/generated/screens/outreach.js';
import { screen } from '#app/platform/loading.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';

const isAction = (action: string | undefined): action is 'confirm' | 'unsubscribe' =>
  action === 'confirm' || action === 'unsubscribe';

const load = screen(async ({ dispatch, params, state }) => {
  const { action } = params;
  if (!isAction(action)) throw data(null, { status: 404 });
  const m = texts[state().apiConfig.lang];
  const title = action === 'confirm' ? m.confirmTitle() : m.unsubscribeTitle();
  dispatch(setPageMetadata({ title, metadata: [NOINDEX] }));
  return null;
});
export const loader = load;
export const clientLoader = load;

export default function Newsletter() {
  const { action } = useParams();
  return isAction(action) ? <MailLinkPage key={action} action={action} /> : null;
}
