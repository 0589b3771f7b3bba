import { describe, expect, it } from 'vitest';
import { Esfera, TipoFormulario } from '#kernel/enumeracoes.ts';
import { DomainError } from '#kernel/errors.ts';
import { findMunicipio, isFormularioPermitido, parseEstado, resolveLugar } from './lugar.ts';

const municipios = [
  { id: 230440, nome: 'Fortaleza', uf: 'CE' },
  { id: 230730, nome: 'Juazeiro do Norte', uf: 'CE' },
  { id: 354580, nome: "Santa Bárbara d'Oeste", uf: 'SP' },
  { id: 250750, nome: 'João Pessoa', uf: 'PB' },
  { id: 410965, nome: 'Honório Serpa', uf: 'PR' },
];

const codeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'invalid') return error.code;
    throw error;
  }
  return 'accepted';
};

describe('resolveLugar', () => {
  it('takes nothing asked as the federal sphere', () => {
    expect(resolveLugar({}, municipios)).toEqual({ idEsfera: Esfera.federal, uf: null, idMunicipio: null });
    expect(resolveLugar({ idEsfera: Esfera.nenhuma }, municipios).idEsfera).toBe(Esfera.federal);
  });

  it('reads the sphere from the place when it was left out', () => {
    expect(resolveLugar({ sigUf: 'ce' }, municipios)).toEqual({ idEsfera: 2, uf: 'CE', idMunicipio: null });
    expect(resolveLugar({ sigUf: 'CE', municipio: 'Fortaleza' }, municipios)).toEqual({
      idEsfera: 3,
      uf: 'CE',
      idMunicipio: 230440,
    });
  });

  it('takes Servicos and Jf as spheres without a territory, in either case', () => {
    expect(resolveLugar({ sigUf: 'servicos' }, municipios).idEsfera).toBe(Esfera.servicosAutonomos);
    expect(resolveLugar({ sigUf: 'JF' }, municipios)).toEqual({ idEsfera: 5, uf: null, idMunicipio: null });
  });

  it('does not narrow a state office to a city', () => {
    expect(
      resolveLugar({ idEsfera: 2, sigUf: 'CE', municipio: 'Fortaleza' }, municipios).idMunicipio,
    ).toBeNull();
  });

  it('refuses an unknown state and an unknown city', () => {
    expect(codeOf(() => resolveLugar({ sigUf: 'XX' }, municipios))).toBe('lugar.estado-desconhecido');
    expect(codeOf(() => resolveLugar({ sigUf: 'CE', municipio: 'João Pessoa' }, municipios))).toBe(
      'lugar.municipio-desconhecido',
    );
    expect(codeOf(() => parseEstado('Servicos'))).toBe('lugar.estado-desconhecido');
  });

  it('refuses the name of a city without its state, because names repeat', () => {
    expect(codeOf(() => resolveLugar({ municipio: 'Fortaleza' }, municipios))).toBe(
      'lugar.municipio-sem-estado',
    );
  });
});

describe('findMunicipio', () => {
  it.each([
    ['CE', 'FORTALEZA', 230440],
    ['PB', 'joao pessoa', 250750],
    ['CE', 'juazeiro-do-norte', 230730],
    ['SP', 'Santa Barbara D’Oeste', 354580],
    [null, '230440', 230440],
    [null, '2304400', 230440],
  ])('finds in %s the city written as %s', (uf, pedido, id) => {
    expect(findMunicipio(municipios, uf, pedido).id).toBe(id);
  });
});

describe('isFormularioPermitido', () => {
  it('S2-14 keeps Simplifique for the federal sphere', () => {
    expect(isFormularioPermitido(Esfera.federal, TipoFormulario.simplifique)).toBe(true);
    for (const esfera of [
      Esfera.estadual,
      Esfera.municipal,
      Esfera.servicosAutonomos,
      Esfera.judiciarioFederal,
    ]) {
      expect(isFormularioPermitido(esfera, TipoFormulario.simplifique)).toBe(false);
      expect(isFormularioPermitido(esfera, TipoFormulario.denuncia)).toBe(true);
    }
  });
});
