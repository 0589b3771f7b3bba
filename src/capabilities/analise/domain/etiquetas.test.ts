import { describe, expect, it } from 'vitest';
import { fraseDaClassificacao, mudarEtiquetas } from './etiquetas.ts';

describe('two people tag one case', () => {
  it('keeps what the other put there meanwhile: only what is named comes or goes', () => {
    expect(mudarEtiquetas(['escola', 'X'], { incluirTags: ['Y'] })).toEqual({
      incluidas: ['Y'],
      retiradas: [],
      total: 3,
    });
    expect(mudarEtiquetas(['escola', 'X'], { retirarTags: ['ESCOLA'] })).toEqual({
      incluidas: [],
      retiradas: ['escola'],
      total: 1,
    });
  });

  it('takes the same word in other capitals for the same tag', () => {
    expect(mudarEtiquetas(['Luz'], { incluirTags: ['luz', 'LUZ', 'água'] })).toEqual({
      incluidas: ['água'],
      retiradas: [],
      total: 2,
    });
  });

  it('replaces all of them only where that was asked for', () => {
    expect(mudarEtiquetas(['a', 'b'], { tags: ['b', 'c'] })).toEqual({
      incluidas: ['c'],
      retiradas: ['a'],
      total: 2,
    });
  });
});

it('tells the team what a classification changed', () => {
  const nada = { incluidas: [], retiradas: [], assunto: false, subassunto: false, urgente: undefined };
  expect(fraseDaClassificacao({ ...nada, incluidas: ['X'], urgente: true })).toBe(
    'Etiquetas incluídas: X. Ficou urgente.',
  );
  expect(fraseDaClassificacao({ ...nada, assunto: true, subassunto: true })).toBe('O assunto mudou.');
  expect(fraseDaClassificacao({ ...nada, retiradas: ['a', 'b'], urgente: false })).toBe(
    'Etiquetas retiradas: a, b. Deixou de ser urgente.',
  );
});
