import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import type { Canal } from '#server/exportacao/canal.ts';
import type { Gravador } from '#server/exportacao/gravador.ts';
import { type Coluna, chaveDe } from '../domain/coluna.ts';
import { ColunaParquet, fisicos } from './coluna-parquet.ts';

/** Rows kept in memory, as numbers; larger groups would suit readers better. */
const POR_GRUPO = 10_000;
/** Long texts make smaller groups, so that memory does not depend on what people write. */
const LETRAS_POR_GRUPO = 8_000_000;

/** Our own columns: the library's writer makes ten passes and takes three times as long. */
export const createParquet = (colunas: readonly Coluna[], canal: Canal): Gravador => {
  const memoria = new ByteWriter(1 << 20);
  const parquet = new ParquetWriter({
    writer: memoria,
    schema: [
      { name: 'root', num_children: colunas.length },
      ...colunas.map((coluna) => ({
        name: chaveDe(coluna),
        repetition_type: 'OPTIONAL' as const,
        ...fisicos[coluna.tipo],
      })),
    ],
  });
  const cheias = colunas.map((coluna) => new ColunaParquet(coluna, POR_GRUPO));
  let linhasNoGrupo = 0;
  let letras = 0;
  /** Sends out what was written; offsets in the file keep counting from its beginning. */
  const esvaziar = async (): Promise<void> => {
    const bytes = Buffer.from(memoria.getBytes());
    memoria.index = 0;
    await canal.write(bytes);
  };
  const gravarGrupo = async (): Promise<void> => {
    if (linhasNoGrupo === 0) return;
    const inicio = memoria.offset;
    const columns = cheias.map((coluna) => coluna.gravar(memoria));
    parquet.row_groups.push({
      columns,
      total_byte_size: BigInt(memoria.offset - inicio),
      num_rows: BigInt(linhasNoGrupo),
    });
    parquet.num_rows += BigInt(linhasNoGrupo);
    linhasNoGrupo = 0;
    letras = 0;
    await esvaziar();
  };
  return {
    linhas: async (linhas) => {
      for (const linha of linhas) {
        for (let i = 0; i < cheias.length; i += 1) {
          const valor = linha[i] ?? null;
          cheias[i]?.add(valor);
          if (typeof valor === 'string') letras += valor.length;
        }
        linhasNoGrupo += 1;
        if (linhasNoGrupo === POR_GRUPO || letras >= LETRAS_POR_GRUPO) await gravarGrupo();
      }
    },
    end: async () => {
      await gravarGrupo();
      await parquet.finish();
      await esvaziar();
      await canal.end();
    },
  };
};
