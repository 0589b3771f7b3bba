import type pg from 'pg';
import type { LinhaDaTabela, ValorDaCelula } from '#kernel/arquivo/escritor.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { type ConsultaDeLinhas, inSnapshot, readRows } from '#server/exportacao/linhas-repository.ts';
import type { ColunaDoArquivo } from '../../domain/tabela.ts';

/**
 * The table of a file: its rows, or the query that reads them. Plain data, so that it can be sent
 * to a thread.
 */
export interface TabelaDoArquivo {
  readonly folha: string;
  readonly colunas: readonly ColunaDoArquivo[];
  readonly total: number;
  readonly linhas: readonly LinhaDaTabela[] | ConsultaDeLinhas;
  /** Indexes of the protocol columns; the sphere in the last cell decides their punctuation. */
  readonly protocolos: readonly number[];
}

const POR_VEZ = 1000;

/** Changes rows in place: a list has millions of cells, and nobody else holds these rows. */
const pontuar = (linhas: ValorDaCelula[][], protocolos: readonly number[]): void => {
  for (const linha of linhas) {
    const esfera = Number(linha.at(-1));
    for (const lugar of protocolos) linha[lugar] = formatProtocoloDigitos(String(linha[lugar]), esfera);
  }
};

/** Passes the rows to `escrever` in batches from one snapshot: only one batch is in memory. */
export const readTabela = async (
  pool: pg.Pool,
  { linhas, protocolos }: TabelaDoArquivo,
  escrever: (linhas: readonly LinhaDaTabela[]) => Promise<void>,
): Promise<void> => {
  if (!('text' in linhas)) return escrever(linhas);
  const client = await pool.connect();
  try {
    await inSnapshot(client, async () => {
      for await (const algumas of readRows(client, linhas, POR_VEZ)) {
        pontuar(algumas, protocolos);
        await escrever(algumas);
      }
    });
  } finally {
    client.release();
  }
};
