import { describe, expect, it } from 'vitest';
import { comoGuardadas, fraseDaClassificacao, fraseDasEtiquetas, mudarEtiquetas } from './etiquetas.ts';

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

it('tells the team what a classification changed, and of the labels in words of their own', () => {
  const nada = { assunto: false, subassunto: false, urgente: undefined, etiquetas: false };
  expect(fraseDaClassificacao({ ...nada, urgente: true })).toBe('Ficou urgente.');
  expect(fraseDaClassificacao({ ...nada, assunto: true, subassunto: true })).toBe('O assunto mudou.');
  expect(fraseDaClassificacao({ ...nada, urgente: false })).toBe('Deixou de ser urgente.');
  expect(fraseDaClassificacao({ ...nada, etiquetas: true })).toBe('');
  expect(fraseDaClassificacao(nada)).toBe('A classificação foi salva como estava.');
  expect(fraseDasEtiquetas({ incluidas: ['X'], retiradas: ['a', 'b'] })).toBe(
    'Etiquetas incluídas: X. Etiquetas retiradas: a, b.',
  );
  expect(fraseDasEtiquetas({ incluidas: [], retiradas: [] })).toBe('');
});

it('a tag that is read without the person in it is named as it is read, and stays or goes whole', () => {
  const ocultar = (texto: string) => texto.replace(/maria/i, '[dado pessoal]');
  const atuais = ['caso da Maria', 'luz'];
  const mudar = (mudanca: Parameters<typeof comoGuardadas>[1]) =>
    mudarEtiquetas(atuais, comoGuardadas(atuais, mudanca, ocultar));
  expect(mudar({ retirarTags: ['caso da [dado pessoal]'] }).retiradas).toEqual(['caso da Maria']);
  expect(mudar({ tags: ['caso da [dado pessoal]', 'água'] })).toEqual({
    incluidas: ['água'],
    retiradas: ['luz'],
    total: 2,
  });
  expect(mudar({ incluirTags: ['caso da [dado pessoal]'] })).toMatchObject({ incluidas: [], total: 2 });
});
