import { describe, expect, it } from 'vitest';
import { Esfera, isSigilosa, TipoFormulario, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { Verdict } from '#kernel/verdict.ts';
import { identificacaoDe, tipoRegistrado } from '../identificacao.ts';
import { pertenceAoLugar, podeReceber, podeRegistrar, type QuemRegistra } from './registro-policy.ts';

const code = (verdict: Verdict) => (verdict.allowed ? 'allowed' : verdict.error.code);
const cidadao = { idPerfil: Perfil.cidadao, idOuvidoria: null, cadastroPendente: false };
const atendente = { idPerfil: Perfil.atendente, idOuvidoria: 6, cadastroPendente: false };
const base: QuemRegistra = {
  usuario: cidadao,
  idTipo: TipoManifestacao.reclamacao,
  anonimo: false,
  atendimento: null,
  idOuvidoriaDestino: 6,
};

describe('who may file', () => {
  it('S2-05 asks everybody to sign in, but for the anonymous denúncia', () => {
    expect(code(podeRegistrar(base))).toBe('allowed');
    expect(code(podeRegistrar({ ...base, usuario: null }))).toBe('manifestacao.identificacao-necessaria');
    expect(
      code(podeRegistrar({ ...base, usuario: null, anonimo: true, idTipo: TipoManifestacao.denuncia })),
    ).toBe('allowed');
    for (const idTipo of [2, 3, 4, 5, 8, 9]) {
      expect(code(podeRegistrar({ ...base, usuario: null, anonimo: true, idTipo }))).toBe(
        'manifestacao.anonimato-so-na-denuncia',
      );
    }
  });

  it('asks for a finished registration before a name is put under anything', () => {
    const usuario = { ...cidadao, cadastroPendente: true };
    expect(code(podeRegistrar({ ...base, usuario }))).toBe('manifestacao.cadastro-pendente');
    expect(code(podeRegistrar({ ...base, usuario, anonimo: true, idTipo: TipoManifestacao.denuncia }))).toBe(
      'allowed',
    );
  });

  it('lets staff file for others, in their own office only', () => {
    const atendimento = { temPessoa: true };
    expect(code(podeRegistrar({ ...base, usuario: atendente, atendimento }))).toBe('allowed');
    expect(code(podeRegistrar({ ...base, usuario: atendente, atendimento, idOuvidoriaDestino: 65 }))).toBe(
      'manifestacao.atendente-so-no-proprio-orgao',
    );
    const admin = { ...atendente, idPerfil: Perfil.administrador };
    expect(code(podeRegistrar({ ...base, usuario: admin, atendimento, idOuvidoriaDestino: 65 }))).toBe(
      'allowed',
    );
    for (const idPerfil of [Perfil.cidadao, Perfil.observador, Perfil.cadastrador, Perfil.colaborador]) {
      expect(code(podeRegistrar({ ...base, usuario: { ...atendente, idPerfil }, atendimento }))).toBe(
        'manifestacao.atendimento-so-por-atendente',
      );
    }
  });

  it('takes nobody at the desk as anonymous, which only a denúncia may be', () => {
    const atendimento = { temPessoa: false };
    expect(code(podeRegistrar({ ...base, usuario: atendente, atendimento }))).toBe(
      'manifestacao.anonimato-so-na-denuncia',
    );
    const denuncia = { ...base, idTipo: TipoManifestacao.denuncia };
    expect(code(podeRegistrar({ ...denuncia, usuario: atendente, atendimento }))).toBe('allowed');
  });
});

describe('who may receive', () => {
  const ceara = {
    nome: 'CGE',
    idEsfera: Esfera.estadual,
    uf: 'CE',
    idMunicipio: null,
    formularios: [1, 3, 4],
  };
  const fortaleza = { ...ceara, idEsfera: Esfera.municipal, idMunicipio: 230440 };
  const cgu = { ...ceara, idEsfera: Esfera.federal, uf: 'DF', formularios: [1, 2, 3, 4] };
  const noCeara = { lugar: { idEsfera: Esfera.estadual, uf: 'CE', idMunicipio: null }, nome: 'Ceará' };

  it('S2-03 keeps the place of the home: an office of another sphere or state is refused', () => {
    expect(code(podeReceber(ceara, TipoFormulario.padrao, noCeara))).toBe('allowed');
    expect(code(podeReceber(cgu, TipoFormulario.padrao, noCeara))).toBe('manifestacao.orgao-de-outra-esfera');
    expect(code(podeReceber({ ...ceara, uf: 'PI' }, TipoFormulario.padrao, noCeara))).toBe(
      'manifestacao.orgao-de-outra-esfera',
    );
    expect(pertenceAoLugar(fortaleza, { idEsfera: Esfera.municipal, uf: 'CE', idMunicipio: 230440 })).toBe(
      true,
    );
    expect(pertenceAoLugar(fortaleza, { idEsfera: Esfera.municipal, uf: 'CE', idMunicipio: 230370 })).toBe(
      false,
    );
  });

  it('S2-14 refuses a form the office does not offer, and Simplifique outside the federal sphere', () => {
    expect(code(podeReceber(ceara, TipoFormulario.simplifique, null))).toBe('manifestacao.orgao-nao-recebe');
    const oferece = { ...ceara, formularios: [1, 2] };
    expect(code(podeReceber(oferece, TipoFormulario.simplifique, null))).toBe(
      'manifestacao.orgao-nao-recebe',
    );
    expect(code(podeReceber(cgu, TipoFormulario.simplifique, null))).toBe('allowed');
  });
});

describe('identification', () => {
  it('turns the anonymous denúncia into a comunicação', () => {
    expect(tipoRegistrado(1, true)).toBe(7);
    expect(tipoRegistrado(1, false)).toBe(1);
    expect(tipoRegistrado(2, false)).toBe(2);
  });

  it('restricts the identity of a denunciante without being asked, and of a requester who asks', () => {
    expect(identificacaoDe(1, { anonima: false, preservada: false })).toBe(3);
    expect(identificacaoDe(7, { anonima: true, preservada: false })).toBe(1);
    expect(identificacaoDe(8, { anonima: false, preservada: true })).toBe(3);
    expect(identificacaoDe(8, { anonima: false, preservada: false })).toBe(4);
    expect([1, 7].every(isSigilosa)).toBe(true);
    expect([2, 3, 4, 5, 8, 9].some(isSigilosa)).toBe(false);
  });
});
