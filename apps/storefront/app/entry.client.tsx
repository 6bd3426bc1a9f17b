import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { MessagesProvider } from './platform/i18n/messages.tsx';
import { storeContext } from './platform/loading.ts';
import { logEvent, startClientLogger } from './platform/logging/clientLogger.ts';
import { installGlobalHandlers } from './platform/logging/globalHandlers.ts';
import { browserApi } from './platform/session/browserApi.ts';
import { type AppStore, makeStore, type RootState } from './platform/store/store.ts';

/** The state comes last in the document, and this module may run before the parser gets there. */
async function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

function startStore(): AppStore {
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as RootState;
  return makeStore({ api: browserApi(), log: logEvent }, state);
}

async function hydrate(): Promise<void> {
  const language =
    document.documentElement.lang === 'fr'
      ? import('./platform/i18n/generated/fr.js')
      : import('./platform/i18n/generated/en.js');
  const [{ default: messages }] = await Promise.all([language, parsed()]);
  const store = startStore();
  const { brand, lang } = store.getState().apiConfig;
  startClientLogger({ brand, language: lang });
  installGlobalHandlers();
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Provider store={store}>
          <MessagesProvider messages={messages}>
            <HydratedRouter getContext={() => context} />
          </MessagesProvider>
        </Provider>
      </StrictMode>,
    );
  });
}

void hydrate();
