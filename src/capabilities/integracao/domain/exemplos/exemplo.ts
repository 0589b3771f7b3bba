import type { ExemploDeCorpo } from '#kernel/endpoint.ts';

/** Bodies that the documentation shows, the console fills in and a test sends as they are. */
export type Exemplos<E extends ExemploDeCorpo = ExemploDeCorpo> = Readonly<Record<string, E>>;

/** The text 'Esperei das sete às dez no posto do Centro.', compressed and in base64. */
export const CONTEUDO_EXEMPLO =
  'H4sIAAAAAAACA3MtLkgtSs1USEksVihOLUlVOLygWCEltUohL1+hIL+4JF8hJV/BOTWvpChfDwBIAAT4LAAAAA==';

export const ARQUIVO = {
  NomeArquivo: 'espera.txt',
  ConteudoZipadoEBase64: CONTEUDO_EXEMPLO,
  TamanhoArquivo: 44,
};
