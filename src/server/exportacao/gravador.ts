import { type Escritor, type LinhaDaTabela, MARCA_DE_ORDEM } from '#kernel/arquivo/escritor.ts';
import type { Canal } from './canal.ts';

/** Writes a table in one format into one file. */
export interface Gravador {
  linhas(linhas: readonly LinhaDaTabela[]): Promise<void>;
  end(): Promise<void>;
}

const codificacoes = ['utf8', 'utf16le', 'latin1'] as const;
export type Codificacao = (typeof codificacoes)[number];

/** The most bytes that one unit of a string can take. */
const maximo: Readonly<Record<Codificacao, number>> = { utf8: 3, utf16le: 2, latin1: 1 };
const BLOCO = 128 * 1024;

/**
 * Rows go straight into one block of memory, which is reused once it was passed on. For 'latin1'
 * the writer must only give letters of that encoding: replacing characters after a cell was quoted
 * would break the quotes.
 */
export const createGravador = (escritor: Escritor, codificacao: Codificacao, canal: Canal): Gravador => {
  const porUnidade = maximo[codificacao];
  const bloco = Buffer.allocUnsafe(BLOCO);
  let cheio = 0;
  const passar = async (): Promise<void> => {
    if (cheio > 0) await canal.write(bloco.subarray(0, cheio));
    cheio = 0;
  };
  const gravar = async (texto: string): Promise<void> => {
    await passar();
    if (texto.length * porUnidade > BLOCO) await canal.write(Buffer.from(texto, codificacao));
    else cheio = bloco.write(texto, 0, codificacao);
  };
  // Not async: a promise per row would cost more than the row.
  const gravarSeCabe = (texto: string): boolean => {
    if (cheio + texto.length * porUnidade > BLOCO) return false;
    cheio += bloco.write(texto, cheio, codificacao);
    return true;
  };
  gravarSeCabe((codificacao === 'utf16le' ? MARCA_DE_ORDEM : '') + escritor.inicio);
  return {
    linhas: async (linhas) => {
      for (const linha of linhas) {
        const texto = escritor.linha(linha);
        if (!gravarSeCabe(texto)) await gravar(texto);
      }
    },
    end: async () => {
      await gravar(escritor.fim);
      await passar();
      await canal.end();
    },
  };
};
