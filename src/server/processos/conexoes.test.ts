import { expect, it } from 'vitest';
import { menosConexoes, reservaDeCadaProcesso, trabalhosDeCadaProcesso } from './conexoes.ts';

const LISTENS = 1;
const OF_A_JOB = 2;

it('the pools of all processes, what listens and what jobs open besides stay within the limit', () => {
  const demais: string[] = [];
  for (let processos = 1; processos <= 32; processos++)
    for (let conexoes = menosConexoes(processos); conexoes <= 300; conexoes++) {
      const reserva = reservaDeCadaProcesso(conexoes, processos);
      const deUm = reserva + LISTENS + OF_A_JOB * trabalhosDeCadaProcesso(processos);
      if (processos * deUm > conexoes || reserva < 4 || reserva > 10)
        demais.push(`${processos} processes, ${conexoes} connections: ${reserva}`);
    }
  expect(demais).toEqual([]);
});

it('one process runs two jobs at once, as ever; several run one each', () => {
  expect([1, 2, 4].map(trabalhosDeCadaProcesso)).toEqual([2, 1, 1]);
});
