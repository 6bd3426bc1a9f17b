import { siteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';

/** Link to the French checkout, a document of its own; what was typed is kept. */
export function FrenchLink({ children }: { children: string }) {
  const config = useAppSelector((state) => state.apiConfig);
  return (
    <a
      href={siteLink('/checkout', { ...config, lang: 'fr' })}
      hrefLang="fr"
      className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-2"
    >
      {children}
    </a>
  );
}
