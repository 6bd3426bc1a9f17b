import { Icon } from '#app/ui/Icon.tsx';
import { RichText } from '../components/RichText.tsx';
import { slugOf } from './slug.ts';

interface QuestionsProps {
  heading?: string;
  questions: { question: string; html: string }[];
}

/** Questions that unfold to their answers, without JavaScript too. An address with `#` and the question opens it. */
export function Questions({ heading, questions }: QuestionsProps) {
  return (
    <>
      {heading && <h2 className="pb-4 font-display text-2xl leading-tight">{heading}</h2>}
      <div className="divide-y divide-line border-line border-y">
        {questions.map(({ question, html }) => (
          <details key={question} className="group">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 hover:text-accent [&::-webkit-details-marker]:hidden">
              <h3 className="font-semibold text-lg leading-snug">{question}</h3>
              <Icon
                name="chevron-down"
                className="size-5 text-muted transition-transform duration-150 group-open:rotate-180"
              />
            </summary>
            {/* Inside, so that the browser opens the answer that an address names. */}
            <div id={slugOf(question)} className="scroll-mt-40 pr-9 pb-5">
              <RichText html={html} />
            </div>
          </details>
        ))}
      </div>
    </>
  );
}
