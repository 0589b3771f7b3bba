import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Esfera,
  formularioDoCaso,
  formularioDoTipo,
  nomeEsfera,
  nomeTipoManifestacao,
  nomeUf,
  parseUf,
  TipoFormulario,
  TipoManifestacao,
  ufs,
} from './enumeracoes.ts';

describe('enumeracoes', () => {
  it('S3-02 numbers and names the spheres', () => {
    expect(Object.values(Esfera)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(nomeEsfera).toEqual({
      Federal: 1,
      Estadual: 2,
      Municipal: 3,
      Servicos_Autonomos: 4,
      Judiciario_Federal: 5,
    });
  });

  it('S3-02 numbers and names the manifestation types', () => {
    expect(TipoManifestacao).toEqual({
      erro: -1,
      nenhum: 0,
      denuncia: 1,
      reclamacao: 2,
      elogio: 3,
      sugestao: 4,
      solicitacao: 5,
      naoClassificada: 6,
      comunicacao: 7,
      acessoAInformacao: 8,
      simplifique: 9,
    });
    expect(nomeTipoManifestacao).toEqual({
      Acesso_à_Informação: 8,
      Denúncia: 1,
      Elogio: 3,
      Reclamação: 2,
      Solicitação: 5,
      Sugestão: 4,
      Simplifique: 9,
      Nenhum: 0,
    });
  });

  it('S3-02 numbers the form kinds', () => {
    expect(TipoFormulario).toEqual({
      nenhum: 0,
      padrao: 1,
      simplifique: 2,
      acessoAInformacao: 3,
      denuncia: 4,
    });
  });

  it.each([
    ['elogio', 'padrao'],
    ['reclamacao', 'padrao'],
    ['solicitacao', 'padrao'],
    ['sugestao', 'padrao'],
    ['denuncia', 'denuncia'],
    ['simplifique', 'simplifique'],
    ['acessoAInformacao', 'acessoAInformacao'],
    ['comunicacao', 'acessoAInformacao'],
    ['naoClassificada', 'acessoAInformacao'],
    ['nenhum', 'acessoAInformacao'],
    ['erro', 'acessoAInformacao'],
  ] as const)('S3-02 opens for %s the form %s', (tipo, formulario) => {
    expect(formularioDoTipo(TipoManifestacao[tipo])).toBe(TipoFormulario[formulario]);
  });

  it('S3-02 opens the access-to-information form for an unknown type', () => {
    expect(formularioDoTipo(99)).toBe(TipoFormulario.acessoAInformacao);
  });

  it('keeps a comunicação on the form of the denúncia it was filed with, and every other type on its own', () => {
    for (const tipo of Object.values(TipoManifestacao)) {
      const esperado =
        tipo === TipoManifestacao.comunicacao ? TipoFormulario.denuncia : formularioDoTipo(tipo);
      expect(formularioDoCaso(tipo)).toBe(esperado);
    }
  });

  it('has the 27 states with their names, Servicos and Jf', () => {
    expect(ufs.filter((uf) => /^[A-Z]{2}$/.test(uf))).toHaveLength(27);
    expect(ufs).toHaveLength(29);
    expect(new Set(Object.values(nomeUf)).size).toBe(29);
    expect(nomeUf.CE).toBe('Ceará');
    expect(nomeUf.SP).toBe('São Paulo');
  });

  it('reads a uf in any case and gives it back in the spelling of the routes', () => {
    const anyCase = fc
      .constantFrom(...ufs)
      .chain((uf) =>
        fc
          .array(fc.boolean(), { minLength: uf.length, maxLength: uf.length })
          .map(
            (upper) =>
              [uf, [...uf].map((c, i) => (upper[i] ? c.toUpperCase() : c.toLowerCase())).join('')] as const,
          ),
      );
    fc.assert(fc.property(anyCase, ([uf, texto]) => void expect(parseUf(texto)).toBe(uf)));
  });

  it.each(['', 'XX', 'BR', 'C', 'CEE', 'servico', 'constructor', 'toString', '__proto__'])(
    'is no uf: %j',
    (texto) => {
      expect(parseUf(texto)).toBeNull();
    },
  );
});
