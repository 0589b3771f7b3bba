import { describe, expect, it } from 'vitest';
import { mudancasDoAto } from './mudancas-do-ato.ts';

describe('what an act changed, in words', () => {
  it('reads field by field, with days, lists and yes or no as people write them', () => {
    expect(
      mudancasDoAto({
        antes: { ativo: true, dia: '2026-06-04', formularios: [1, 2], email: null },
        depois: { ativo: false, dia: '2026-06-05', formularios: [], email: 'a@b.c' },
      }),
    ).toEqual([
      { campo: 'Ativo', antes: 'Sim', depois: 'Não' },
      { campo: 'Dia', antes: '04/06/2026', depois: '05/06/2026' },
      { campo: 'Formulários', antes: '1, 2', depois: null },
      { campo: 'E-mail', antes: null, depois: 'a@b.c' },
    ]);
  });

  it('of something new has nothing before', () => {
    expect(
      mudancasDoAto({ depois: { nomeDoFeriado: 'Natal', regra: { tipo: 'fixo', mes_dia: '12-25' } } }),
    ).toEqual([
      { campo: 'Nome do feriado', antes: null, depois: 'Natal' },
      { campo: 'Regra', antes: null, depois: 'Tipo: fixo; Mes dia: 12-25' },
    ]);
  });

  it('calls a field as people write it, with its accents', () => {
    expect(mudancasDoAto({ depois: { area: 'Saúde', lugarNaArea: 2 } }).map(({ campo }) => campo)).toEqual([
      'Área',
      'Lugar na área',
    ]);
  });

  it('is empty where the log kept no fields', () => {
    expect(mudancasDoAto({})).toEqual([]);
    expect(mudancasDoAto(null)).toEqual([]);
  });
});
