import AgentPage from '#app/features/agents/AgentPage.tsx';
import texts from '#app/platform/i18n/generated/screens/agent.js';
import { screen } from '#app/platform/loading.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';

const load = screen(async ({ dispatch, state }) => {
  dispatch(setPageMetadata({ title: texts[state().apiConfig.lang].title(), metadata: [NOINDEX] }));
  return null;
});
export const loader = load;
export const clientLoader = load;

export default AgentPage;
