/** RFC 6238 with what every authenticator app supports. */
export const DIGITOS = 6;
export const SEGUNDOS_DO_PASSO = 30;
/** Clocks of phones differ: one step before and one after count too. */
const FOLGA = 1;

export const passoDe = (agora: Date): number => Math.floor(agora.getTime() / 1000 / SEGUNDOS_DO_PASSO);

/** The steps whose code is taken now. One that is not after the last one used is refused: each code works once. */
export const passosAceitos = (agora: Date, ultimo: number | null): number[] => {
  const passo = passoDe(agora);
  return [passo - FOLGA, passo, passo + FOLGA].filter((each) => ultimo === null || each > ultimo);
};

/** Letters and digits that nobody mistakes for others when copying from paper (Crockford's base 32). */
export const ALFABETO = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const LETRAS_DA_RECUPERACAO = 10;
export const CODIGOS_DE_RECUPERACAO = 10;

/** The same for everybody and shown on the screen: it protects nothing, and lets every act be tried out. */
export const CODIGO_DE_DEMONSTRACAO = '000000';

export type CodigoDigitado =
  | { readonly tipo: 'app'; readonly digitos: string }
  | { readonly tipo: 'recuperacao'; readonly codigo: string };

const COMO_ALGARISMO: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** What was typed, with or without spaces and hyphens; null if it can be no code. */
export const lerCodigo = (texto: string): CodigoDigitado | null => {
  const junto = texto.replaceAll(/[\s-]/g, '').toUpperCase();
  if (junto.length === DIGITOS && /^\d+$/.test(junto)) return { tipo: 'app', digitos: junto };
  const codigo = junto.replaceAll(/[OIL]/g, (letra) => COMO_ALGARISMO[letra] ?? letra);
  const isDeRecuperacao =
    codigo.length === LETRAS_DA_RECUPERACAO && [...codigo].every((letra) => ALFABETO.includes(letra));
  return isDeRecuperacao ? { tipo: 'recuperacao', codigo } : null;
};

const emGrupos = (texto: string, tamanho: number, separador: string): string =>
  (texto.match(new RegExp(`.{1,${tamanho}}`, 'g')) ?? []).join(separador);

/** As shown and printed: 'ABCDE-12345'. */
export const escreverRecuperacao = (codigo: string): string =>
  emGrupos(codigo, LETRAS_DA_RECUPERACAO / 2, '-');

/** The secret of an app, for typing: 'ABCD EFGH …'. */
export const escreverSegredo = (segredo: string): string => emGrupos(segredo, 4, ' ');
