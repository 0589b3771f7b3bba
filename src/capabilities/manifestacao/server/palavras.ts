import { nomeSelado, type PalavraDoHistorico, palavrasDoHistorico } from '#kernel/palavras-do-historico.ts';

/** What a person wrote for an act, kept beside the row's sentence: sealed when the case is. */
const rotulos: Readonly<Record<PalavraDoHistorico, string>> = {
  motivo: 'Motivo',
  justificativa: 'Justificativa',
  mensagem: 'O órgão escreveu',
  representante: 'Quem pediu',
};

interface Cofre {
  seal(texto: string): Buffer;
  open(cifrado: Buffer): string;
}

/** For the act's `detalhes`: `{ motivo }`, or `{ motivoCifrado }` in a denúncia. */
export const guardarPalavras = (
  cofre: Pick<Cofre, 'seal'> | null,
  palavra: PalavraDoHistorico,
  texto: string,
): Record<string, string> =>
  cofre ? { [nomeSelado(palavra)]: cofre.seal(texto).toString('base64') } : { [palavra]: texto };

/** 'Justificativa: …', or nothing for a row without such a text. */
export const readPalavras = (
  cofre: Pick<Cofre, 'open'> | null,
  detalhes: unknown,
  palavras: readonly PalavraDoHistorico[],
): string => {
  const guardadas = (detalhes ?? {}) as Record<string, unknown>;
  for (const palavra of palavras) {
    const aberta = guardadas[palavra];
    const cifrada = guardadas[nomeSelado(palavra)];
    if (typeof aberta === 'string' && aberta) return `${rotulos[palavra]}: ${aberta}`;
    if (typeof cifrada === 'string' && cofre) {
      return `${rotulos[palavra]}: ${cofre.open(Buffer.from(cifrada, 'base64'))}`;
    }
  }
  return '';
};

/** A row's plain `detalhes`, sealed as its case becomes a denúncia; null if nothing needs it. */
export const selarPalavras = (
  cofre: Pick<Cofre, 'seal'>,
  detalhes: unknown,
): Record<string, unknown> | null => {
  const guardadas = (detalhes ?? {}) as Record<string, unknown>;
  const abertas = palavrasDoHistorico.filter((palavra) => typeof guardadas[palavra] === 'string');
  if (abertas.length === 0) return null;
  const resto = Object.entries(guardadas).filter(([nome]) => !abertas.some((palavra) => palavra === nome));
  return Object.assign(
    Object.fromEntries(resto),
    ...abertas.map((palavra) => guardarPalavras(cofre, palavra, String(guardadas[palavra]))),
  ) as Record<string, unknown>;
};
