import './ui/styles/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { speak } from './i18n/LanguageProvider.tsx';
import { preferredLanguage } from './i18n/language.ts';
import { messagesOf } from './i18n/messages.ts';
import { routes } from './routes.tsx';
import { Providers } from './shell/Providers.tsx';

const language = preferredLanguage();
const texts = await messagesOf(language);
speak(language);
const router = createBrowserRouter(routes, { basename: '/admin' });
createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <Providers initial={{ language, texts }}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
