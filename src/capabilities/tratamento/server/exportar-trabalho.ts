import { Readable } from 'node:stream';
import { csvDe } from '#capabilities/manifestacao/domain/csv.ts';
import { formatData } from '#kernel/texto.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import type { FiltroDeTrabalho } from '../domain/filtro.ts';
import { type Celula, COLUNAS, lerLinhas } from './linhas-da-exportacao.ts';
import { pedidoDe } from './list-trabalho.ts';

const emTexto = (celula: Celula): string => {
  if (celula === null) return '';
  return typeof celula === 'object' ? formatData(celula) : String(celula);
};

/** Only the first part of a file begins with it. */
export const semMarcaDeOrdem = (csv: string): string => csv.replace(/^\uFEFF/, '');

/** The filtered list as CSV, written as it is read. */
export const exportarTrabalho = (
  platform: Platform,
  usuario: UsuarioAtual,
  filtro: FiltroDeTrabalho,
): Readable => {
  const pedido = pedidoDe(platform, usuario, filtro);
  const paginas = async function* () {
    yield csvDe([COLUNAS]);
    for await (const linhas of lerLinhas(platform, pedido)) {
      yield semMarcaDeOrdem(csvDe(linhas.map((linha) => linha.map(emTexto))));
    }
  };
  return Readable.from(paginas());
};
