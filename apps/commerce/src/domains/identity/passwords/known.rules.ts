import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Characters that often replace a letter, with that letter. */
const SIGNS: Record<string, string> = { '0': 'o', '4': 'a', '@': 'a', '3': 'e', $: 's', '5': 's' };
const unleet = (text: string): string => text.replace(/[04@3$5]/g, (sign) => SIGNS[sign] ?? sign);

let kept: ReadonlySet<string> | undefined;
/**
 * Passwords found in breaches, with such characters replaced by letters. Reading them takes 5 MB and some 50 ms in
 * which the process answers nothing: done at the first call.
 */
export function readKnownPasswords(): ReadonlySet<string> {
  if (kept) return kept;
  const { dictionary } = require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common');
  kept = new Set(dictionary['passwords-common'].map(unleet));
  return kept;
}
/**
 * Words of this shop, its field and its languages that the English list lacks. A password of two of them is refused
 * too.
 */
const WORDS =
  'password passw0rd passwort motdepasse iloveyou letmein welcome bonjour admin administrator football baseball basketball hockey superman batman princess sunshine shadow dragon monkey master michael jennifer jordan charlie soleil doudou chocolat chouchou marseille montreal toronto canada america starwars pokemon whatever trustno1 computer internet samsung google facebook crema coffee cafe espresso cappuccino latte brewer secret changeme test tester default guest qwerty azerty qwertz asdfgh zxcvbn qwertyuiop asdfghjkl azertyuiop summer winter spring autumn'.split(
    ' ',
  );
const RUNS = [
  '01234567890123456789012345678901234567890',
  '98765432109876543210987654321098765432109',
  'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
  'qwerty1234567890',
  '123456789qwertyuiop',
  '1234567890qwertyuiop',
  '123qweasdzxc',
];
/** Digits and signs that people add to a word to make it long enough. */
const TAIL = /^\d{0,8}[!?.@#$*_-]{0,3}$/;

/**
 * Whether a password of 12 characters or more is among those that attackers try first: one of the list; one of the list
 * or of the words with something added or repeated; or a run of keys. Case, accents, spaces and replaced letters make
 * no difference.
 */
export function isKnownPassword(password: string): boolean {
  const plain = password.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s/g, '');
  const isMade = [plain, unleet(plain)].some((one) => isRun(one) || isRepeated(one) || isWords(one));
  return isMade || isListed(plain);
}

/** Whether it is part of a run of keys, forwards. */
const isRun = (text: string): boolean => RUNS.some((run) => run.includes(text));

/** Whether a short piece is repeated: `abcabcabcabc`. */
const isRepeated = (text: string): boolean => /^(.{1,6}?)\1+$/.test(text) && new Set(text).size <= 6;

/** Whether it is one or two of the words, followed by digits or signs only. */
function isWords(text: string): boolean {
  const rests = (from: readonly string[]): string[] =>
    from.flatMap((rest) =>
      WORDS.filter((word) => rest.startsWith(word)).map((word) => rest.slice(word.length)),
    );
  const once = rests([text]);
  return [...once, ...rests(once)].some((rest) => TAIL.test(rest));
}

/** Whether it is one of the list, once or twice, followed by digits or signs only. */
function isListed(text: string): boolean {
  const listed = readKnownPasswords();
  for (let end = text.length; end > 0 && TAIL.test(text.slice(end)); end -= 1) {
    const word = unleet(text.slice(0, end));
    const half = word.slice(0, end / 2);
    if (listed.has(word) || (word === half + half && listed.has(half))) return true;
  }
  return false;
}
