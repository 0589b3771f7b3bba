import { expect, it } from 'vitest';
import { refuseRespostas } from './pesquisa.ts';

const perguntas = [
  { idPergunta: 1, opcoes: [{ idOpcao: 1 }, { idOpcao: 2 }] },
  { idPergunta: 2, opcoes: [{ idOpcao: 4 }] },
  { idPergunta: 3, opcoes: [{ idOpcao: 9 }] },
];

it('takes one option of each question', () => {
  expect(refuseRespostas({ idDemandaAtendida: 2, idFacilidade: 4, idSatisfacao: 9 }, perguntas)).toBeNull();
});

it('refuses an option of another question, naming the field', () => {
  const error = refuseRespostas({ idDemandaAtendida: 4, idFacilidade: 4, idSatisfacao: 99 }, perguntas);
  expect(Object.keys(error?.details.campos ?? {})).toEqual(['idDemandaAtendida', 'idSatisfacao']);
});
