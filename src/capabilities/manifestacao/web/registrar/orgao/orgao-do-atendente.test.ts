import { describe, expect, it } from 'vitest';
import { aGestor } from '#testing/pessoa-no-navegador.ts';
import { atendeSoNoProprio, buscaDoOrgaoProprio, isOrgaoProprio } from './orgao-do-atendente.ts';

const nome = 'Ouvidoria Geral do Município';
const gestor = aGestor({
  nomeOuvidoriaAtual: nome,
  perfisOuvidorias: [
    { idUsuarioPerfilOuvidoria: 9, descPerfilOuvidoria: 'Gestor - OGX - Outra' },
    { idUsuarioPerfilOuvidoria: 1, descPerfilOuvidoria: `Gestor - OGM-CE - ${nome}` },
  ],
});

describe('the office of the atendente', () => {
  it('is found by abbreviation and name, as the current profile says them', () => {
    expect(buscaDoOrgaoProprio(gestor)).toBe(`OGM-CE ${nome}`);
    expect(isOrgaoProprio(gestor, { sigla: 'OGM-CE', nomeOuvidoria: nome })).toBe(true);
  });

  it('is not the one of another city with the same name, nor one whose name only begins alike', () => {
    expect(isOrgaoProprio(gestor, { sigla: 'OGM-RN', nomeOuvidoria: nome })).toBe(false);
    expect(isOrgaoProprio(gestor, { sigla: 'OGM-CE', nomeOuvidoria: `${nome} de Sobral` })).toBe(false);
  });

  it('is found by the name alone when the profile does not say the abbreviation', () => {
    const semSigla = aGestor({ nomeOuvidoriaAtual: nome });
    expect(buscaDoOrgaoProprio(semSigla)).toBe(nome);
    expect(isOrgaoProprio(semSigla, { sigla: 'OGM-RN', nomeOuvidoria: nome })).toBe(true);
  });

  it('binds everybody but the administrador', () => {
    expect(atendeSoNoProprio(gestor)).toBe(true);
    expect(atendeSoNoProprio(aGestor({ perfilAtual: { idPerfil: 1, descPerfil: 'Administrador' } }))).toBe(
      false,
    );
  });
});
