import type pg from 'pg';
import type { LinhaDaTabela, ValorDaCelula } from '#kernel/arquivo/escritor.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { type ConsultaDeLinhas, inSnapshot, readRows } from '#server/exportacao/linhas-repository.ts';
import type { ColunaDoArquivo } from '../../domain/tabela.ts';

/** A table on its way into a file, plain enough to be sent to a thread: its rows, or where they are to be read. */
export interface TabelaDoArquivo {
  readonly folha: string;
  readonly colunas: readonly ColunaDoArquivo[];
  readonly total: number;
  readonly linhas: readonly LinhaDaTabela[] | ConsultaDeLinhas;
  /** Places of protocols, which the sphere in a last cell punctuates. */
  readonly protocolos: readonly number[];
}

const POR_VEZ = 1000;

/** In place: a list has millions of cells, and each row is ours alone. */
const pontuar = (linhas: ValorDaCelula[][], protocolos: readonly number[]): void => {
  for (const linha of linhas) {
    const esfera = Number(linha.at(-1));
    for (const lugar of protocolos) linha[lugar] = formatProtocoloDigitos(String(linha[lugar]), esfera);
  }
};

/** Gives every row to `escrever`, some at a time, as they were at one moment: however many, only some are in memory. */
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
