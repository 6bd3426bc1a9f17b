/** `npm run quizzes`: questions and scores as CSV, what results show, and where people leave. */
import { quizzesCommand } from './commands/quizzes.command.ts';
import { runCommand } from './commands/run.ts';

await runCommand('quizzes', quizzesCommand, process.argv.slice(2));
