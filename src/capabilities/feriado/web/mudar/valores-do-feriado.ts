import type { z } from 'zod';
import { dateTextFromIso } from '#shell/ui/campos/date-text.ts';
import type { LinhaDoFeriado } from '../../contract.ts';
import { type dadosDoFeriado, expedienteDe } from '../../domain/feriado.ts';
import { anoAtual } from '../filtro-de-feriados.ts';

export type ValoresDoFeriado = z.input<typeof dadosDoFeriado>;

const ANOS_SUGERIDOS = 10;

const textoDe = (numero: number | null): string => (numero === null ? '' : String(numero));

/** A new holiday, on the day chosen in the calendar if any. */
export const valoresNovos = (data: string): ValoresDoFeriado => ({
  descricao: '',
  abrangencia: 'nacional',
  expediente: 'nenhum',
  uf: '',
  idMunicipio: '',
  idOuvidoria: '',
  tipo: 'unico',
  data: dateTextFromIso(data),
  diaDoAno: dateTextFromIso(data).slice(0, 5),
  deslocamento: '',
  deAno: data.slice(0, 4) || String(anoAtual()),
  ateAno: String(Number(data.slice(0, 4) || anoAtual()) + ANOS_SUGERIDOS),
});

export interface FeriadoAberto extends LinhaDoFeriado {
  readonly anos: { readonly de: number; readonly ate: number } | null;
}

/** A repeating holiday starts from its own year, because earlier years stay as they were. */
export const valoresDoFeriado = (feriado: FeriadoAberto): ValoresDoFeriado => {
  const ano = Number(feriado.data.slice(0, 4));
  return {
    ...valoresNovos(feriado.data),
    descricao: feriado.descricao,
    abrangencia: feriado.abrangencia,
    expediente: expedienteDe(feriado),
    uf: feriado.uf ?? '',
    idMunicipio: textoDe(feriado.idMunicipio),
    idOuvidoria: textoDe(feriado.idOuvidoria),
    tipo: feriado.tipo,
    deslocamento: textoDe(feriado.deslocamento),
    deAno: String(ano),
    ateAno: String(Math.max(ano, feriado.anos?.ate ?? ano + ANOS_SUGERIDOS)),
  } as ValoresDoFeriado;
};
