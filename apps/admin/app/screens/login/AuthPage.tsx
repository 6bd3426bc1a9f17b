import { type ReactNode, useEffect } from 'react';
import { useSpoken } from '../../i18n/language.ts';

/** Around the screens before a session: the name, one narrow column, the other language. */
export function AuthPage({ title, children }: { title: string; children: ReactNode }) {
  const { language, choose } = useSpoken();
  useEffect(() => {
    document.title = `${title} · Crema`;
  }, [title]);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-5 px-4 py-10">
      <div className="flex items-baseline justify-between">
        <p className="font-display text-2xl">Crema</p>
        <button
          type="button"
          lang={language === 'en' ? 'fr' : 'en'}
          className="button quiet"
          onClick={() => choose(language === 'en' ? 'fr' : 'en')}
        >
          {language === 'en' ? 'Français' : 'English'}
        </button>
      </div>
      <div className="panel grid gap-4 p-5">
        <h1 className="font-semibold text-xl">{title}</h1>
        {children}
      </div>
    </main>
  );
}
