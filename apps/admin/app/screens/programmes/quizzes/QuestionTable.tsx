import { Link } from 'react-router';
import type { QuizReport } from '../../../api/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useTexts } from '../../../i18n/language.ts';
import { OPERATIONS, useSession, useSite } from '../../../session/session.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { useFigures } from '../useFigures.ts';

/** How often each question of the present version was shown, answered and skipped, and how many left at it. */
export function QuestionTable({ report }: { report: QuizReport }) {
  const { programmes } = useTexts();
  const site = useSite();
  const { may } = useSession();
  const { count, percent } = useFigures();
  return (
    <Panel title={programmes.dropOff}>
      <ScrollBox label={fill(programmes.table, { title: programmes.dropOff })}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{programmes.question}</th>
              {(['shown', 'answered', 'skippedQuestion', 'left'] as const).map((name) => (
                <th key={name} scope="col" className="number">
                  {programmes[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.questions.map(({ key, text, shown, answered, skipped, left }) => (
              <tr key={key}>
                <td className="min-w-40">
                  {may(OPERATIONS.quizQuestion) ? (
                    <Link to={`/${site.id}/quiz-questions/${encodeURIComponent(key)}`} className="link">
                      {text}
                    </Link>
                  ) : (
                    text
                  )}
                </td>
                <td className="number">{count(shown)}</td>
                <td className="number">{count(answered)}</td>
                <td className="number">{count(skipped)}</td>
                <td className="number">
                  {count(left)}
                  {shown > 0 && ` · ${percent(left / shown)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </Panel>
  );
}
