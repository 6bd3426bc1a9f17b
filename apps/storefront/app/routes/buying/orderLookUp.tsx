import { data, useNavigate, useParams } from 'react-router';
import { MailedLink } from '#app/features/identity/mailed-links/MailedLink.tsx';
import OrderLookUp from '#app/features/orders/OrderLookUp.tsx';
import { openOrderLink } from '#app/features/orders/orderLookUp.thunks.ts';
import texts from '#app/platform/i18n/generated/screens/orderLookUp.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { screen } from '#app/platform/loading.ts';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';

const load = screen(async ({ dispatch, params, state }) => {
  // The token of the mailed link is in the fragment (`#`) and so in no log.
  if (params.step && params.step !== 'link') throw data(null, { status: 404 });
  const title = texts[state().apiConfig.lang].title();
  dispatch(setPageMetadata({ title, metadata: [NOINDEX] }));
  return null;
});
export const loader = load;
export const clientLoader = load;

export default function OrderLookUpScreen() {
  const { step } = useParams();
  return step === 'link' ? <OrderByLink /> : <OrderLookUp />;
}

/** Page of the mailed link: leads to the order, and from there into an account. */
function OrderByLink() {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  return (
    <MailedLink
      title={m.title()}
      text={m.linkText()}
      label={m.open()}
      use={async (token) => {
        const answer = await dispatch(openOrderLink(token));
        if ('failure' in answer) return answer.failure;
        await navigate(link(`/order-confirmation/${answer.guid}`), { replace: true });
        return null;
      }}
      done={m.opened()}
      onward={null}
    />
  );
}
