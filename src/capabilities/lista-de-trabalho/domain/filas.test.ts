import { describe, expect, it } from 'vitest';
import { comOrgao, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { Perfil, perfisServidor } from '#kernel/perfil.ts';
import { type CasoNaFila, correSempre, filasDoCaso, filasDoPerfil, nomesDasFilas } from './filas.ts';

const caso: CasoNaFila = {
  situacao: Situacao.cadastrada,
  temResponsavel: false,
  temPassoInterno: false,
  prazoParado: false,
  diasAtePrazo: 20,
};
const filasDe = (mudancas: Partial<CasoNaFila>) => filasDoCaso({ ...caso, ...mudancas });

describe('the queues of the work list', () => {
  it('know where every clock runs: there the stored deadline is the order', () => {
    expect(nomesDasFilas.filter(correSempre)).toEqual(['vencendo', 'vencidas']);
  });

  it('put a case with the office in exactly one of Triar, Em análise and Na área', () => {
    for (const situacao of comOrgao)
      for (const temResponsavel of [true, false])
        for (const temPassoInterno of [true, false]) {
          const desta = filasDe({ situacao, temResponsavel, temPassoInterno });
          const postos = desta.filter((fila) => ['triar', 'em-analise', 'na-area'].includes(fila));
          expect(postos).toHaveLength(1);
        }
  });

  it.each([
    ['nobody has it', {}, ['triar', 'todas']],
    ['somebody has it', { temResponsavel: true }, ['em-analise', 'todas']],
    ['an area has it', { temPassoInterno: true }, ['na-area', 'todas']],
    ['it is due in 5 days', { diasAtePrazo: 5 }, ['triar', 'vencendo', 'todas']],
    ['it is due in 6 days', { diasAtePrazo: 6 }, ['triar', 'todas']],
    ['it is due today', { diasAtePrazo: 0 }, ['triar', 'vencendo', 'todas']],
    ['its term ended yesterday', { diasAtePrazo: -1 }, ['triar', 'vencidas', 'todas']],
    [
      'the citizen was asked and the clock stands still',
      { situacao: Situacao.complementacaoSolicitada, prazoParado: true, diasAtePrazo: -1 },
      ['esperando-cidadao', 'todas'],
    ],
    [
      'the office has it and the clock stands still',
      { prazoParado: true, diasAtePrazo: -1 },
      ['triar', 'todas'],
    ],
    [
      'the citizen was asked again and the clock runs on',
      { situacao: Situacao.complementacaoSolicitada, diasAtePrazo: -1 },
      ['esperando-cidadao', 'vencidas', 'todas'],
    ],
    ['it was answered late', { situacao: Situacao.concluida, diasAtePrazo: -9 }, ['concluidas', 'todas']],
    ['it went out of the platform', { situacao: Situacao.encaminhadaParaFora }, ['concluidas', 'todas']],
    ['it was archived', { situacao: Situacao.arquivada }, ['concluidas', 'todas']],
  ] as const)('%s', (_nome, mudancas, esperadas) => {
    expect(filasDe(mudancas)).toEqual(esperadas);
  });

  it('show Triar to the administrador, the gestor and the respondente only', () => {
    expect(perfisServidor.filter((perfil) => filasDoPerfil(perfil).includes('triar'))).toEqual([
      Perfil.administrador,
      Perfil.gestor,
      Perfil.respondente,
    ]);
    expect(filasDoPerfil(Perfil.observador)).toEqual(nomesDasFilas.slice(1));
  });
});
