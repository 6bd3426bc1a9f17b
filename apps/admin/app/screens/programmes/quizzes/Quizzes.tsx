import { useSearchParams } from 'react-router';
import { type QuizName, quizQuery } from '../../../api/areas/programmes.ts';
import { addressOf, path } from '../../../api/client.ts';
import { fill } from '../../../i18n/fill.ts';
import { useSpoken } from '../../../i18n/language.ts';
import { OPERATIONS, useSession, useSite } from '../../../session/session.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Labelled } from '../../../ui/Labelled.tsx';
import { Reported } from '../Reported.tsx';
import { QuestionTable } from './QuestionTable.tsx';
import { QuizImport } from './QuizImport.tsx';
import { QuizResults } from './QuizResults.tsx';

const QUIZZES: readonly QuizName[] = ['beverage', 'brewer'];

/** Where people leave a quiz, what its results show, and its table, out and in. */
export default function Quizzes() {
  const { texts, language } = useSpoken();
  const { programmes, shell } = texts;
  const site = useSite();
  const { may } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const quiz = QUIZZES.find((name) => name === parameters.get('quiz')) ?? 'beverage';
  return (
    <Reported
      title={shell.quizResults}
      text={programmes.quizzesText}
      operation={OPERATIONS.quizReport}
      query={quizQuery(site.id, quiz, language)}
      actions={
        <>
          {may(OPERATIONS.quizQuestion) && (
            <LinkButton to={`/${site.id}/quiz-questions?f.quiz=${quiz}`}>
              {programmes.editQuestions}
            </LinkButton>
          )}
          {may(OPERATIONS.quizFile) && (
            <a href={addressOf(path(site.id, 'quizzes', quiz, 'file'))} download className="button secondary">
              {programmes.quizFile}
            </a>
          )}
          {may(OPERATIONS.importQuiz) && <QuizImport quiz={quiz} />}
        </>
      }
      above={
        <div className="mb-4 max-w-60">
          <Labelled id="quiz" label={programmes.quiz}>
            <select
              id="quiz"
              value={quiz}
              onChange={({ target }) => setParameters({ quiz: target.value }, { replace: true })}
              className="control"
            >
              {QUIZZES.map((name) => (
                <option key={name} value={name}>
                  {programmes.quizNames[name]}
                </option>
              ))}
            </select>
          </Labelled>
        </div>
      }
    >
      {(report) => (
        <>
          <p className="text-muted text-sm">{fill(programmes.version, { version: report.version })}</p>
          <QuestionTable report={report} />
          <QuizResults report={report} />
        </>
      )}
    </Reported>
  );
}
