import fc from 'fast-check';
import { formatData, parseData } from '../texto.ts';
import { criarCalendario, type Feriado } from './calendario.ts';
import { addDays, type PlainDate, plainDate, toIsoDate } from './data.ts';

const nacional = (data: string, descricao: string): Feriado => ({ data, descricao, abrangencia: 'nacional' });

/** The national holidays that matter to the published cases. */
export const feriadosNacionais: readonly Feriado[] = [2015, 2020, 2021, 2026].flatMap((ano) => [
  nacional(`${ano}-01-01`, 'Confraternização Universal'),
  nacional(`${ano}-04-21`, 'Tiradentes'),
  nacional(`${ano}-05-01`, 'Dia do Trabalho'),
  nacional(`${ano}-09-07`, 'Independência do Brasil'),
  nacional(`${ano}-10-12`, 'Nossa Senhora Aparecida'),
  nacional(`${ano}-11-02`, 'Finados'),
  nacional(`${ano}-11-15`, 'Proclamação da República'),
  nacional(`${ano}-12-25`, 'Natal'),
]);

export const day = (texto: string): PlainDate => {
  const data = parseData(texto);
  if (!data) throw new Error(`Not a day: ${texto}`);
  return data;
};

export const br = formatData;

export const anyDate = fc.nat({ max: 800 }).map((dias) => addDays(plainDate(2025, 1, 1), dias));

export const anyCalendario = fc
  .array(anyDate, { maxLength: 40 })
  .map((datas) => criarCalendario(datas.map((data) => nacional(toIsoDate(data), 'Feriado de teste'))));
