import { isPart, type Read } from './read.ts';

/** Most questions of a quiz, and a few more, so that the engine refuses what is too much. */
const MOST_ANSWERS = 12;

/** `question:option` pairs of a quiz in the order of the answers, each question once; `-` for one that was skipped. */
export const readAnswers: Read = (value) => {
  const pairs = new Map<string, string>();
  for (const pair of value.split(',').slice(0, MOST_ANSWERS)) {
    const [question = '', option = '', more] = pair.trim().split(':');
    if (more === undefined && isPart(question) && isPart(option)) pairs.set(question, option);
  }
  return [...pairs].map((pair) => pair.join(':')).join(',') || undefined;
};
