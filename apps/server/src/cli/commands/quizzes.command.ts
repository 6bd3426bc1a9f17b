import { runQuizzesCommand } from '@crema/commerce/domains/quizzes/index';
import type { Command } from './run.ts';

export const quizzesCommand: Command = async (commerce, args, io) => {
  // What is in stock is read from memory.
  if (args.includes('report')) await commerce.catalog.load();
  return runQuizzesCommand(commerce.quizzes, args, io);
};
