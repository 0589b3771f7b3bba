import { minutes } from '#server/clock.ts';
import type { Platform } from '#server/platform.ts';
import { type Problema, problemaSolto } from '../domain/problema.ts';
import type { Cabeca, Cabecas } from './cabecas.ts';
import type { Chaves } from './chaves-da-auditoria.ts';
import { listFaltasNasSeries, listLacunasSuspeitas } from './lacuna-repository.ts';
import { listCabecasPerdidas } from './verificacao-repository.ts';

const LOTE = 1000;
const FALTAS_NO_MAXIMO = 1000;

/** Until then an act may be under way, or its link on the way. */
export const ASSENTAR = minutes(15);

export type AoAchar = (problema: Problema) => void;

export interface Verificador extends Pick<Platform, 'db' | 'clock'> {
  readonly chaves: Chaves;
  readonly cabecas: Cabecas;
  readonly aoAchar: AoAchar;
}

const lugarDe = (serie: string, de: number, ate: number): string =>
  `série ${serie.slice(0, 8)}, ${de === ate ? `número ${de}` : `números ${de} a ${ate}`}`;

/** A number that has no row and no explanation is one that somebody took out. */
export const conferirSeries = async ({ db, clock, chaves, aoAchar }: Verificador): Promise<void> => {
  for (const lacuna of await listLacunasSuspeitas(db, chaves)) {
    const { serie, numero, motivo, origem, idOrigem, idOuvidoria, confere } = lacuna;
    if (confere) {
      const tipo = motivo === 'removida' ? 'removida-antes' : 'desviada-antes';
      aoAchar(problemaSolto(tipo, { idOuvidoria: idOuvidoria ?? 0, origem, idOrigem }));
    } else aoAchar(problemaSolto('lacuna-alterada', { lugar: lugarDe(serie, numero, numero) }));
  }
  const ate = new Date(clock.now().getTime() - ASSENTAR);
  for (const { serie, anterior, numero } of await listFaltasNasSeries(db, ate, FALTAS_NO_MAXIMO)) {
    const achado =
      numero === anterior
        ? problemaSolto('numero-repetido', { lugar: lugarDe(serie, numero, numero) })
        : problemaSolto('numero-sem-linha', { lugar: lugarDe(serie, anterior + 1, numero - 1) });
    aoAchar(achado);
  }
};

/** The first lost head of each office: those after it are lost with it. */
export const conferirCabecas = async ({ db, cabecas, aoAchar }: Verificador): Promise<number> => {
  const ditos = new Set<number>();
  let total = 0;
  let lote: Cabeca[] = [];
  const comparar = async (): Promise<void> => {
    for (const { id_ouvidoria: idOuvidoria, numero } of await listCabecasPerdidas(db, lote)) {
      if (!ditos.has(idOuvidoria)) aoAchar(problemaSolto('cabeca-ausente', { idOuvidoria, numero }));
      ditos.add(idOuvidoria);
    }
    total += lote.length;
    lote = [];
  };
  for await (const cabeca of cabecas.ler()) {
    lote.push(cabeca);
    if (lote.length === LOTE) await comparar();
  }
  await comparar();
  return total;
};
