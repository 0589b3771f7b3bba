import { describe, expect, it } from 'vitest';
import { TipoDocumento, TipoPessoa } from '#kernel/numeros/documento.ts';
import { type CadastroDaPessoa, documentoPedido, proximaPendencia } from './pendencias.ts';

const pessoa: CadastroDaPessoa = {
  isSistema: false,
  tipoPessoa: TipoPessoa.fisica,
  tipoDocumento: TipoDocumento.cpf,
  numeroDocumento: '52998224725',
  indTrocaSenha: false,
  isRecuperacaoCadastro: false,
};

const empresa: CadastroDaPessoa = {
  ...pessoa,
  tipoPessoa: TipoPessoa.juridica,
  tipoDocumento: TipoDocumento.cnpj,
  numeroDocumento: '11222333000181',
};

describe('S4-02 steps before the session may be used', () => {
  it('are none for a person with CPF, a company with CNPJ and a system', () => {
    expect(proximaPendencia(pessoa)).toBeNull();
    expect(proximaPendencia(empresa)).toBeNull();
    const sistema = { ...pessoa, isSistema: true, tipoDocumento: null, numeroDocumento: null };
    expect(proximaPendencia({ ...sistema, isRecuperacaoCadastro: true })).toBeNull();
    expect(proximaPendencia({ ...sistema, tipoPessoa: TipoPessoa.juridica })).toBeNull();
  });

  it('ask a physical person for the CPF when the document is another, missing or empty', () => {
    expect(proximaPendencia({ ...pessoa, tipoDocumento: null })).toBe('cpf');
    expect(proximaPendencia({ ...pessoa, tipoDocumento: TipoDocumento.cnpj })).toBe('cpf');
    expect(proximaPendencia({ ...pessoa, numeroDocumento: null })).toBe('cpf');
    expect(proximaPendencia({ ...pessoa, numeroDocumento: '' })).toBe('cpf');
  });

  it('ask for the CPF on the way of /atualizacao-cadastro, always', () => {
    expect(proximaPendencia({ ...pessoa, isRecuperacaoCadastro: true })).toBe('cpf');
    expect(proximaPendencia({ ...empresa, isRecuperacaoCadastro: true })).toBe('cpf');
  });

  it('ask a company for the CNPJ until it is a valid one, letters allowed', () => {
    expect(proximaPendencia({ ...empresa, numeroDocumento: null })).toBe('cnpj');
    expect(proximaPendencia({ ...empresa, numeroDocumento: '11222333000180' })).toBe('cnpj');
    expect(proximaPendencia({ ...empresa, tipoDocumento: null })).toBe('cnpj');
    expect(proximaPendencia({ ...empresa, numeroDocumento: '12ABC34501DE35' })).toBeNull();
  });

  it('come in the order CPF, password, CNPJ', () => {
    const tudo = { ...empresa, numeroDocumento: null, indTrocaSenha: true, isRecuperacaoCadastro: true };
    expect(proximaPendencia(tudo)).toBe('cpf');
    expect(proximaPendencia({ ...tudo, isRecuperacaoCadastro: false })).toBe('senha');
    expect(proximaPendencia({ ...tudo, isRecuperacaoCadastro: false, indTrocaSenha: false })).toBe('cnpj');
  });

  it('ask for one document each, or for none', () => {
    expect(documentoPedido('cpf')).toBe(TipoDocumento.cpf);
    expect(documentoPedido('cnpj')).toBe(TipoDocumento.cnpj);
    expect(documentoPedido('senha')).toBeNull();
    expect(documentoPedido(null)).toBeNull();
  });
});
