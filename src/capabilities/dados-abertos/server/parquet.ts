import { ByteWriter, type ColumnSource, ParquetWriter } from 'hyparquet-writer';
import { type Coluna, chaveDe, type Linha, type TipoDeColuna, type Valor } from '../domain/coluna.ts';
import type { Gravador } from './gravador.ts';
import type { Canal } from './saida.ts';

/** As many rows as are kept in memory; readers skip whole groups, so more would serve them better. */
const POR_GRUPO = 5_000;
/** Rows with long texts come in smaller groups, so that memory does not depend on what people write. */
const LETRAS_POR_GRUPO = 8_000_000;

const letrasDe = (linha: Linha): number => {
  let letras = 0;
  for (const valor of linha) if (typeof valor === 'string') letras += valor.length;
  return letras;
};

type Esquema = ConstructorParameters<typeof ParquetWriter>[0]['schema'];

const tipos: Readonly<Record<TipoDeColuna, Pick<Esquema[number], 'type' | 'converted_type'>>> = {
  inteiro: { type: 'INT64' },
  texto: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  data: { type: 'INT32', converted_type: 'DATE' },
  logico: { type: 'BOOLEAN' },
};

const valores: Readonly<Record<TipoDeColuna, (valor: string | number | boolean) => unknown>> = {
  inteiro: (valor) => BigInt(valor),
  texto: String,
  data: (valor) => new Date(`${valor}T00:00:00Z`),
  logico: Boolean,
};

export const createParquet = (colunas: readonly Coluna[], canal: Canal): Gravador => {
  const memoria = new ByteWriter(1 << 20);
  const parquet = new ParquetWriter({
    writer: memoria,
    schema: [
      { name: 'root', num_children: colunas.length },
      ...colunas.map((coluna) => ({
        name: chaveDe(coluna),
        repetition_type: 'OPTIONAL' as const,
        ...tipos[coluna.tipo],
      })),
    ],
  });
  let espera: Linha[] = [];
  let letras = 0;
  /** What was written leaves; places in the file go on being counted from its beginning. */
  const esvaziar = async (): Promise<void> => {
    const bytes = Buffer.from(memoria.getBytes());
    memoria.index = 0;
    await canal.write(bytes);
  };
  const valor = ({ tipo }: Coluna, dado: Valor | undefined): unknown =>
    dado === null || dado === undefined ? undefined : valores[tipo](dado);
  const gravarGrupo = async (): Promise<void> => {
    if (espera.length === 0) return;
    const linhas = espera;
    espera = [];
    letras = 0;
    await parquet.write({
      columnData: colunas.map(
        (coluna, i): ColumnSource => ({
          name: chaveDe(coluna),
          data: linhas.map((linha) => valor(coluna, linha[i])),
        }),
      ),
      rowGroupSize: POR_GRUPO,
    });
    await esvaziar();
  };
  return {
    linhas: async (linhas) => {
      for (const linha of linhas) {
        espera.push(linha);
        letras += letrasDe(linha);
      }
      if (espera.length >= POR_GRUPO || letras >= LETRAS_POR_GRUPO) await gravarGrupo();
    },
    end: async () => {
      await gravarGrupo();
      await parquet.finish();
      await esvaziar();
      await canal.end();
    },
  };
};
