// Control characters, ends of lines, and those that turn the direction of writing or cannot be seen.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const INVISIVEIS = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]+/g;

/**
 * For names, which stand in headers of mails, in file names and beside other names: nothing in one may end a line, turn
 * the words around it or look like nothing. Joiners stay, which some scripts need.
 */
export const umaLinha = (texto: string): string => texto.replace(INVISIVEIS, ' ').replace(/ {2,}/g, ' ');
