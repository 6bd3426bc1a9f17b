interface RichTextProps {
  html: string;
  heading?: string;
  /** The first thing on its page: its heading is the page's. */
  first?: boolean;
}

/** Formatted text; the engine sanitised it when it was written. */
export function RichText({ html, heading, first }: RichTextProps) {
  const Heading = first ? 'h1' : 'h2';
  return (
    <>
      {heading && (
        <Heading className={`pb-5 font-display ${first ? 'text-4xl' : 'text-2xl'}`}>{heading}</Heading>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the engine at writing. */}
      <div className="rich-text max-w-prose" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
