import { describe, expect, it } from 'vitest';
import {
  type Acesso,
  aberto,
  abertoComPessoa,
  apenas,
  apenasAdministrador,
  comLogin,
  duranteCadastro,
  podeAcessar,
  type QuemAcessa,
  servidores,
} from './acesso.ts';
import { isServidor, Perfil, todosOsPerfis } from './perfil.ts';

const person = (idPerfil: QuemAcessa['idPerfil'], cadastroPendente = false): QuemAcessa => ({
  idPerfil,
  cadastroPendente,
});
const codeOf = (acesso: Acesso, quem: QuemAcessa | null): string => {
  const verdict = podeAcessar(acesso, quem);
  return verdict.allowed ? 'ok' : `${verdict.error.kind} ${verdict.error.code}`;
};
const semSessao = 'unauthenticated sessao.ausente';
const pendente = 'forbidden sessao.cadastro-pendente';
const semPermissao = 'forbidden acesso.perfil-sem-permissao';

describe('podeAcessar', () => {
  it('lets anybody into what is open, also with a pending registration', () => {
    for (const acesso of [aberto, abertoComPessoa]) {
      expect(codeOf(acesso, null)).toBe('ok');
      expect(codeOf(acesso, person(Perfil.cidadao, true))).toBe('ok');
    }
  });

  it('asks a visitor to sign in for everything else', () => {
    for (const acesso of [comLogin, duranteCadastro, servidores, apenasAdministrador]) {
      expect(codeOf(acesso, null)).toBe(semSessao);
    }
  });

  it('holds a person with a pending step back from all but the registration itself', () => {
    expect(codeOf(duranteCadastro, person(Perfil.cidadao, true))).toBe('ok');
    expect(codeOf(comLogin, person(Perfil.cidadao, true))).toBe(pendente);
    expect(codeOf(servidores, person(Perfil.gestor, true))).toBe(pendente);
  });

  it('lets every signed-in profile into what only needs a login', () => {
    for (const id of todosOsPerfis) expect(codeOf(comLogin, person(id))).toBe('ok');
  });

  it('lets in exactly the profiles that are named', () => {
    for (const id of todosOsPerfis) {
      expect(codeOf(servidores, person(id))).toBe(isServidor(id) ? 'ok' : semPermissao);
      expect(codeOf(apenasAdministrador, person(id))).toBe(id === Perfil.administrador ? 'ok' : semPermissao);
    }
    expect(codeOf(apenas(Perfil.cidadao, Perfil.atendente), person(Perfil.atendente))).toBe('ok');
    expect(codeOf(apenas(), person(Perfil.administrador))).toBe(semPermissao);
  });
});
