import { Readable } from 'node:stream';
import type { Cell } from 'write-excel-file/node';
import { csvDe } from '#kernel/arquivo/csv.ts';
import { invalid } from '#kernel/errors.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';

const planilhaGrandeDemais = (maximo: number) =>
  invalid(
    'tratamento.planilha-grande-demais',
    `A planilha leva até ${maximo.toLocaleString('pt-BR')} manifestações. Filtre a lista ou baixe em CSV, que leva todas.`,
  );

export type Celula = string | number | PlainDate | null;

/** A list being exported: its columns with their widths in a sheet, and its rows in batches. */
export interface Exportacao {
  readonly folha: string;
  readonly colunas: Readonly<Record<string, number>>;
  readonly linhas: () => AsyncIterable<readonly (readonly Celula[])[]>;
}

/**
 * A sheet is built in memory, and nobody else is served meanwhile: about a second for this many
 * rows. CSV has no limit.
 */
const MAXIMO_DA_PLANILHA = 5000;

const emTexto = (celula: Celula): string => {
  if (celula === null) return '';
  return typeof celula === 'object' ? formatData(celula) : String(celula);
};

/** Only the start of a file has the byte order mark. */
const semMarcaDeOrdem = (csv: string): string => csv.replace(/^\uFEFF/, '');

/** Written while it is read. */
export const emCsv = ({ colunas, linhas }: Exportacao): Readable => {
  const partes = async function* () {
    yield csvDe([Object.keys(colunas)]);
    for await (const pagina of linhas())
      yield semMarcaDeOrdem(csvDe(pagina.map((linha) => linha.map(emTexto))));
  };
  return Readable.from(partes());
};

/** Characters that XML cannot hold: with one of them no program would open the file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const FORA_DO_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Every text is a text cell, which no program can take for a formula or a number. */
const texto = (valor: string): Cell => ({ value: valor.replace(FORA_DO_XML, ''), type: String });

const toCelula = (celula: Celula): Cell => {
  if (celula === null || celula === '') return null;
  if (typeof celula === 'string') return texto(celula);
  if (typeof celula === 'number') return { value: celula, type: Number };
  const { year, month, day } = celula;
  return { value: new Date(Date.UTC(year, month - 1, day)), type: Date, format: 'dd/mm/yyyy' };
};

/** With real date cells, which can be sorted. */
export const emPlanilha = async (
  { folha, colunas, linhas }: Exportacao,
  maximo = MAXIMO_DA_PLANILHA,
): Promise<Buffer> => {
  const todas: Cell[][] = [
    Object.keys(colunas).map((coluna) => ({ value: coluna, type: String, fontWeight: 'bold' })),
  ];
  for await (const pagina of linhas()) {
    if (todas.length - 1 + pagina.length > maximo) throw planilhaGrandeDemais(maximo);
    todas.push(...pagina.map((linha) => linha.map(toCelula)));
  }
  // Read for the first sheet: most processes make none.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  return writeExcelFile(todas, {
    sheet: folha,
    stickyRowsCount: 1,
    columns: Object.values(colunas).map((width) => ({ width })),
  }).toBuffer();
};
