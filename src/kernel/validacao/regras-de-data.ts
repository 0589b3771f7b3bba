import type { CheckFn } from 'zod/v4/core';
import { compareDates, type PlainDate, parseIsoDate } from '../prazo/data.ts';
import { formatData, parseData } from '../texto.ts';
import { mensagem } from './mensagens.ts';
import { reject } from './regras.ts';

/** Kept apart from the other rules because dates bring in the calendar library. */

/** dd/mm/yyyy from the screen or yyyy-mm-dd from the wire. */
const parseEither = (texto: string): PlainDate | null => parseData(texto) ?? parseIsoDate(texto);

const checkData =
  (isRefused: (data: PlainDate) => boolean, message: string): CheckFn<string> =>
  (payload) => {
    if (payload.value === '') return;
    const data = parseEither(payload.value);
    if (!data) reject(payload, mensagem('padrao'));
    else if (isRefused(data)) reject(payload, message);
  };

/** The text is an existing day. An empty text is left to the rule for required fields. */
export const dataExistente = (): CheckFn<string> => checkData(() => false, mensagem('padrao'));

export const dataMin = (min: PlainDate): CheckFn<string> =>
  checkData((data) => compareDates(data, min) < 0, mensagem('dataMin', { min: formatData(min) }));

export const dataMax = (max: PlainDate): CheckFn<string> =>
  checkData((data) => compareDates(data, max) > 0, mensagem('dataMax', { max: formatData(max) }));
