import { useSiteLink } from '#app/platform/siteLink.ts';

interface RichTextProps {
  html: string;
  heading?: string;
  /** Whether it begins the page, so that its heading is the page's. */
  first?: boolean;
}

/** Matches links into the shop, except those that already name a language or a picture. */
const INTO_SHOP = /(<a (?:[^<>]{0,300} )?href=")(\/(?!\/|fr[/"]|media\/)[^"]*)/g;

/** Formatted text; the engine sanitised it when it was written. */
export function RichText({ html, heading, first }: RichTextProps) {
  const link = useSiteLink();
  const Heading = first ? 'h1' : 'h2';
  return (
    <>
      {heading && (
        <Heading className={`pb-5 font-display ${first ? 'text-4xl' : 'text-2xl'}`}>{heading}</Heading>
      )}
      <div
        className="rich-text max-w-prose"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the engine at writing.
        dangerouslySetInnerHTML={{ __html: html.replace(INTO_SHOP, (_, tag, path) => tag + link(path)) }}
      />
    </>
  );
}
