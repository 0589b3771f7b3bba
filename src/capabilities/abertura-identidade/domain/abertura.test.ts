import { describe, expect, it } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { comoAbre, podeAprovar, quemAprova, valeAinda } from './abertura.ts';

describe('Decreto 10.153/2019, art. 6º: a brake, few per person and day', () => {
  const freio = { hoje: 0, porDia: 5, semSegundaPessoa: 2, eDoControlador: false, temTempoDeCasa: true };

  it.each([
    [0, 'abre'],
    [1, 'abre'],
    [2, 'espera'],
    [4, 'espera'],
    [5, 'chega'],
    [9, 'chega'],
  ] as const)('with %i today: %s', (hoje, esperado) => {
    expect(comoAbre({ ...freio, hoje })).toBe(esperado);
  });

  it('a second person approves always for the controlling body’s own access', () => {
    expect(comoAbre({ ...freio, eDoControlador: true })).toBe('espera');
    expect(comoAbre({ ...freio, eDoControlador: true, hoje: 5 })).toBe('chega');
  });

  it('who has just come to the office opens nothing alone', () => {
    expect(comoAbre({ ...freio, temTempoDeCasa: false })).toBe('espera');
    expect(comoAbre({ ...freio, temTempoDeCasa: false, hoje: 5 })).toBe('chega');
  });
});

describe('a second person of the office approves; of an office with one person, the controlling body', () => {
  const controlador = { idOuvidoria: 6, temGestor: true };

  it.each([
    [{ idOuvidoria: 65, temOutraPessoa: true, controlador }, 65],
    [{ idOuvidoria: 65, temOutraPessoa: false, controlador }, 6],
    [{ idOuvidoria: 65, temOutraPessoa: false, controlador: { ...controlador, temGestor: false } }, null],
    [{ idOuvidoria: 65, temOutraPessoa: false, controlador: null }, null],
    [{ idOuvidoria: 6, temOutraPessoa: true, controlador }, 6],
    [{ idOuvidoria: 6, temOutraPessoa: false, controlador }, null],
  ])('%j: %s', (onde, esperado) => {
    expect(quemAprova(onde)).toBe(esperado);
  });

  const abertura = { idUsuario: 1, idOuvidoria: 65, idOuvidoriaQueAprova: 65 };
  const independente = { temTempoDeCasa: true, ligados: [] };
  const colega = { ...independente, idUsuario: 2, idPerfil: Perfil.respondente, idOuvidoria: 65 };
  const gestorDeCima = { ...independente, idUsuario: 3, idPerfil: Perfil.gestor, idOuvidoria: 6 };
  const porCima = { ...abertura, idOuvidoriaQueAprova: 6 };

  it('never the same person, nor who may not open identities, nor another office', () => {
    expect(podeAprovar(colega, abertura)).toBe(true);
    expect(podeAprovar({ ...colega, idUsuario: 1 }, abertura)).toBe(false);
    for (const idPerfil of [Perfil.administrador, Perfil.atendente, Perfil.observador, Perfil.colaborador])
      expect(podeAprovar({ ...colega, idPerfil }, abertura)).toBe(false);
    expect(podeAprovar(gestorDeCima, abertura)).toBe(false);
    expect(podeAprovar(null, abertura)).toBe(false);
  });

  it('never who has just come, nor whom the one who asks made or was made by; also not in the controlling body', () => {
    for (const [quem, qual] of [
      [colega, abertura],
      [gestorDeCima, porCima],
    ] as const) {
      expect(podeAprovar({ ...quem, temTempoDeCasa: false }, qual)).toBe(false);
      expect(podeAprovar({ ...quem, ligados: [7, abertura.idUsuario] }, qual)).toBe(false);
      expect(podeAprovar({ ...quem, ligados: [7] }, qual)).toBe(true);
    }
  });

  it('of the controlling body only a gestor stands in', () => {
    expect(podeAprovar(gestorDeCima, porCima)).toBe(true);
    expect(podeAprovar({ ...gestorDeCima, idPerfil: Perfil.respondente }, porCima)).toBe(false);
    expect(podeAprovar(colega, porCima)).toBe(false);
  });

  it('an approval serves for a day', () => {
    const hora = 3_600_000;
    expect(valeAinda(0, 23 * hora)).toBe(true);
    expect(valeAinda(0, 24 * hora)).toBe(false);
    expect(valeAinda(null, 0)).toBe(false);
  });
});
