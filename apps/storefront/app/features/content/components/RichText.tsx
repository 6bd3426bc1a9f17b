import { useSiteLink } from '#app/platform/siteLink.ts';

interface RichTextProps {
  html: string;
  heading?: string;
  /** The first thing on its page: its heading is the page's. */
  first?: boolean;
}

/** A link into the shop as it is written in a text, but for one that names the language or a picture itself. */
const INTO_SHOP = /(<a [^>]*href=")(\/(?!\/|fr[/"]|media\/)[^"]*)/g;

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
