import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { MessagesProvider } from './platform/i18n/messages.tsx';
import { storeContext } from './platform/loading.ts';
import { logEvent, startClientLogger } from './platform/logging/clientLogger.ts';
import { installGlobalHandlers } from './platform/logging/globalHandlers.ts';
import { browserApi } from './platform/session/browserApi.ts';
import { setting } from './platform/store/setting.ts';
import { type AppStore, makeStore, type RootState } from './platform/store/store.ts';

/** Waits until the document is parsed: the state comes last in it, and this module may run before. */
async function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/**
 * The first access of a visit to a storage waits for the browser to read it from disk, tens of milliseconds on a slow
 * phone. Each is opened in a task of its own here, rather than in the middle of React's work.
 */
async function openStorages(): Promise<void> {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].getItem('');
    } catch {
      // Refused by the visitor's settings; callers that need the storage handle that.
    }
    await new Promise((next) => setTimeout(next));
  }
}

function startStore(): AppStore {
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as RootState;
  const api = browserApi(state.apiConfig.brand, () => store);
  const store = makeStore({ api, log: logEvent }, state);
  return store;
}

/**
 * Marks the moment from which the page answers. Wraps the router, because a sibling of it would change React's ids.
 */
function Alive({ children }: { children: ReactNode }) {
  useEffect(() => void performance.mark('alive'), []);
  return children;
}

/** Imported only when needed, which is seldom. */
const fetchReplay = () => import('./platform/earlyActions.ts');

/** From now on React hydrates a part for what is pressed in it: what was pressed before comes first. */
function wakeEarlyActions(): void {
  const early = window.earlyActions;
  if (!early) return;
  early.wake = () => void fetchReplay().then(({ replayEarlyActions }) => replayEarlyActions(early));
  if (early.kept.length > 0) early.wake();
}

async function hydrate(): Promise<void> {
  const language =
    document.documentElement.lang === 'fr'
      ? import('./platform/i18n/generated/fr.js')
      : import('./platform/i18n/generated/en.js');
  const isPressed = (): boolean => (window.earlyActions?.kept.length ?? 0) > 0;
  const [{ default: messages }] = await Promise.all([
    language,
    parsed(),
    isPressed() ? fetchReplay() : openStorages(),
  ]);
  const store = startStore();
  // Parts that hydrate late start from what the server drew, whatever has happened in the store since.
  const serverState = store.getState();
  const { brand, lang } = serverState.apiConfig;
  startClientLogger({ brand, language: lang }, setting(serverState, 'csrLogger'));
  installGlobalHandlers();
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Provider store={store} serverState={serverState}>
          <MessagesProvider messages={messages}>
            <Alive>
              <HydratedRouter getContext={() => context} />
            </Alive>
          </MessagesProvider>
        </Provider>
      </StrictMode>,
    );
  });
  wakeEarlyActions();
}

void hydrate();
