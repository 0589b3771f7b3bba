import { describe, expect, it } from 'vitest';
import { orgaosDemo } from '../../db/seed/orgaos.ts';
import { comArtigoEscrito, comPreposicao, deOrgao, noOrgao, oOrgao } from './artigo-do-orgao.ts';

describe("N2 articles are right ('da CGU')", () => {
  it.each([
    ['CGU', 'Controladoria-Geral da União', 'da CGU'],
    ['INSS', 'Instituto Nacional do Seguro Social', 'do INSS'],
    ['MS', 'Ministério da Saúde', 'do MS'],
    ['ANVISA', 'Agência Nacional de Vigilância Sanitária', 'da ANVISA'],
    ['CMRI', 'Comissão Mista de Reavaliação de Informações', 'da CMRI'],
    ['UFPE', 'Universidade Federal de Pernambuco', 'da UFPE'],
    ['OGM', 'Ouvidoria Geral do Município', 'da OGM'],
    ['TJ', 'Tribunal de Justiça', 'do TJ'],
    ['HU', 'Hospital Universitário', 'do HU'],
    ['XYZ', 'Wxyz', 'de XYZ'],
  ])('%s, %s: %s', (sigla, nome, esperado) => {
    expect(deOrgao({ sigla, nome })).toBe(esperado);
  });

  it('begins a sentence', () => {
    expect(oOrgao({ sigla: 'CGU', nome: 'Controladoria-Geral da União' })).toBe('A CGU');
    expect(oOrgao({ sigla: 'XYZ', nome: 'Wxyz' })).toBe('XYZ');
  });

  it.each([
    ['de', 'CGU – Controladoria-Geral da União', 'da CGU – Controladoria-Geral da União'],
    ['em', 'IFCE – Instituto Federal do Ceará', 'no IFCE – Instituto Federal do Ceará'],
    ['por', 'MS – Ministério da Saúde', 'pelo MS – Ministério da Saúde'],
    [
      'para',
      'Comissão Mista de Reavaliação de Informações',
      'para a Comissão Mista de Reavaliação de Informações',
    ],
    ['a', 'INSS – Instituto Nacional do Seguro Social', 'ao INSS – Instituto Nacional do Seguro Social'],
    ['de', 'IFCE', 'de IFCE'],
    ['para', 'A Prefeitura de Sobral', 'para A Prefeitura de Sobral'],
  ] as const)('%s %s: %s', (preposicao, escrito, esperado) => {
    expect(comPreposicao(preposicao, escrito)).toBe(esperado);
  });

  it('is who does something, in the middle of a sentence', () => {
    expect(comArtigoEscrito('MS – Ministério da Saúde')).toBe('o MS – Ministério da Saúde');
    expect(comArtigoEscrito('XYZ')).toBe('XYZ');
    expect(noOrgao({ sigla: 'IFCE', nome: 'Instituto Federal do Ceará' })).toBe('no IFCE');
  });

  it('knows every office of the demonstration', () => {
    for (const orgao of orgaosDemo) expect(deOrgao(orgao), orgao.nome).toMatch(/^d[ao] /);
  });
});
