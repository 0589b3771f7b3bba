import { plainDateOrNull, toIsoDate } from '#kernel/prazo/data.ts';
import { diaMovel } from '#kernel/prazo/pascoa.ts';
import { type DadosDoFeriado, type DiaFechado, dataIso, lugarDe, parseDiaDoAno } from './feriado.ts';

/** The date of a holiday in one year; null if the year has none (29 February). */
export const diaNoAno = (
  { tipo, diaDoAno, deslocamento }: Pick<DadosDoFeriado, 'tipo' | 'diaDoAno' | 'deslocamento'>,
  ano: number,
): string | null => {
  if (tipo === 'movel') return deslocamento === null ? null : toIsoDate(diaMovel(ano, deslocamento));
  const fixo = parseDiaDoAno(diaDoAno);
  const dia = fixo && plainDateOrNull(ano, fixo.mes, fixo.dia);
  return dia && toIsoDate(dia);
};

const datasDe = (dados: DadosDoFeriado): string[] => {
  const { tipo, data, deAno, ateAno } = dados;
  if (tipo === 'unico') return [dataIso(data)].filter((dia) => dia !== null);
  if (deAno === null || ateAno === null) return [];
  return Array.from({ length: ateAno - deAno + 1 }, (_, index) => diaNoAno(dados, deAno + index)).filter(
    (dia) => dia !== null,
  );
};

/** The dated days that a registration creates: deadlines are counted by these. */
export const gerarDias = (dados: DadosDoFeriado): DiaFechado[] => {
  const { descricao, expediente, tipo, deslocamento } = dados;
  return datasDe(dados).map((data) => ({
    ...lugarDe(dados),
    data,
    descricao,
    reduzido: expediente === 'reduzido',
    tipo,
    deslocamento: tipo === 'movel' ? deslocamento : null,
  }));
};
