/**
 * Passwords of 12 characters and more that people choose again and again. Shorter ones are refused by their length.
 * Written from what published lists of breached passwords have in common at that length: runs of a keyboard or an
 * alphabet, one word twice, a word with a year or digits behind it. What the rules below make of it is some
 * forty thousand passwords, in two kilobytes.
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
const TAIL = /^(?:\d{0,8}|(?:19|20)\d\d)[!?.@#$*_-]{0,3}$/;

/** Whether a password is among those that are tried first. Case, accents and the usual digits for letters do not hide it. */
export function isKnownPassword(password: string): boolean {
  const plain = password.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s/g, '');
  return [plain, unleet(plain)].some((one) => isRun(one) || isRepeated(one) || isWords(one));
}

const unleet = (text: string): string =>
  text.replace(
    /[04@3$5]/g,
    (sign) => ({ '0': 'o', '4': 'a', '@': 'a', '3': 'e', $: 's', '5': 's' })[sign] ?? sign,
  );

/** Part of a run, forwards. */
const isRun = (text: string): boolean => RUNS.some((run) => run.includes(text));

/** A short piece again and again: `abcabcabcabc`. */
const isRepeated = (text: string): boolean => /^(.{1,6}?)\1+$/.test(text) && new Set(text).size <= 6;

/** One or two of the words, with digits or signs behind them and nothing else. */
function isWords(text: string): boolean {
  const rests = (from: readonly string[]): string[] =>
    from.flatMap((rest) =>
      WORDS.filter((word) => rest.startsWith(word)).map((word) => rest.slice(word.length)),
    );
  const once = rests([text]);
  return [...once, ...rests(once)].some((rest) => TAIL.test(rest));
}
