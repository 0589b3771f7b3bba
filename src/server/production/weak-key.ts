/** What a key of 128 random bits written in hexadecimal still shows; a word repeated shows far less. */
const BITS = 88;
/** A random key practically never has so many letters twice; a phrase pasted again and again does. */
const REPEATED = /(.{8}).*\1/s;

/** Shannon's measure of what is seen: letters that return, and those that rarely come, count little. */
const bitsOf = (symbols: readonly number[]): number => {
  const counts = new Map<number, number>();
  for (const symbol of symbols) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / symbols.length), 0);
};

/** A sequence ('abcdef…', '135…') has every letter once, but always the same step between two. */
const steps = (symbols: readonly number[]): number[] => symbols.slice(1).map((s, i) => s - (symbols[i] ?? 0));

/** Whether a key could be guessed: too few letters, too few different ones, a pattern. */
export const isWeakKey = (key: string): boolean => {
  const symbols = [...key].map((letter) => letter.codePointAt(0) ?? 0);
  if (symbols.length < 32 || REPEATED.test(key)) return true;
  return Math.min(bitsOf(symbols), bitsOf(steps(symbols))) < BITS;
};
