import { formatMes, formatNumero, formatPorCento } from '#shell/ui/graficos/numeros.ts';
import { type FigurasDoMes, percentual } from '../domain/figuras-do-orgao.ts';

const soma = (meses: readonly FigurasDoMes[], de: 'registradas' | 'respondidas' | 'noPrazo'): number =>
  meses.reduce((total, mes) => total + mes[de], 0);

/** The title of the chart of answers in time. */
export const achadoDoPrazo = (meses: readonly FigurasDoMes[]): string => {
  const todo = soma(meses, 'respondidas');
  if (todo === 0) return 'O órgão não concluiu nenhuma manifestação no período';
  return `${formatPorCento(percentual(soma(meses, 'noPrazo'), todo))} das respostas do período saíram no prazo`;
};

/** The title of the chart that compares what was answered with what came in. */
export const achadoDasEntradas = (meses: readonly FigurasDoMes[]): string => {
  const entraram = soma(meses, 'registradas');
  const sairam = soma(meses, 'respondidas');
  const primeiro = meses[0];
  if (!primeiro || entraram + sairam === 0) return 'Não houve manifestação no período';
  return `Desde ${formatMes(primeiro.mes)} entraram ${formatNumero(entraram)} manifestações e foram respondidas ${formatNumero(sairam)}`;
};
