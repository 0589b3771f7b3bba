import writeExcelFile, { type Cell } from 'write-excel-file/node';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import type { FiltroDeTrabalho } from '../domain/filtro.ts';
import { planilhaGrandeDemais } from '../domain/tratamento-errors.ts';
import { type Celula, COLUNAS, lerLinhas } from './linhas-da-exportacao.ts';
import { pedidoDe } from './list-trabalho.ts';

/** A sheet is made whole in memory, and nobody is served meanwhile: about a second for this many. CSV has no end. */
const MAXIMO_DA_PLANILHA = 5000;

const LARGURAS = [24, 14, 22, 30, 30, 24, 20, 12, 12, 10, 14, 30, 30, 30];

/** What XML cannot carry would leave a file that no program opens. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const FORA_DO_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Every word is a cell of text, never one that a program might take for a formula or a number. */
const texto = (valor: string): Cell => ({ value: valor.replace(FORA_DO_XML, ''), type: String });

const toCelula = (celula: Celula): Cell => {
  if (celula === null || celula === '') return null;
  if (typeof celula === 'string') return texto(celula);
  if (typeof celula === 'number') return { value: celula, type: Number };
  const { year, month, day } = celula;
  return { value: new Date(Date.UTC(year, month - 1, day)), type: Date, format: 'dd/mm/yyyy' };
};

/** The filtered list as a spreadsheet, with days that can be sorted and summed up. */
export const planilhaDoTrabalho = async (
  platform: Platform,
  usuario: UsuarioAtual,
  filtro: FiltroDeTrabalho,
  maximo = MAXIMO_DA_PLANILHA,
): Promise<Buffer> => {
  const linhas: Cell[][] = [COLUNAS.map((coluna) => ({ value: coluna, type: String, fontWeight: 'bold' }))];
  for await (const pagina of lerLinhas(platform, pedidoDe(platform, usuario, filtro))) {
    if (linhas.length - 1 + pagina.length > maximo) throw planilhaGrandeDemais(maximo);
    linhas.push(...pagina.map((linha) => linha.map(toCelula)));
  }
  return writeExcelFile(linhas, {
    sheet: 'Manifestações',
    stickyRowsCount: 1,
    columns: LARGURAS.map((width) => ({ width })),
  }).toBuffer();
};
