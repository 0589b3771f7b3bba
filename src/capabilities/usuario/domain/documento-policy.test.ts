import { describe, expect, it } from 'vitest';
import { TipoDocumento } from '#kernel/numeros/documento.ts';
import { podeTrocarDocumento, type TrocaDeDocumento } from './documento-policy.ts';

const troca: TrocaDeDocumento = {
  pedido: TipoDocumento.cpf,
  tipo: TipoDocumento.cpf,
  numero: '52998224725',
  atual: null,
  isProvado: false,
};

const codigo = (mudanca: Partial<TrocaDeDocumento>): string => {
  const verdict = podeTrocarDocumento({ ...troca, ...mudanca });
  return verdict.allowed ? 'pode' : verdict.error.code;
};

describe('typing in a document', () => {
  it('is allowed for the one that the pending step asks for', () => {
    expect(codigo({})).toBe('pode');
    expect(codigo({ atual: '11144477735' })).toBe('pode');
    expect(codigo({ pedido: TipoDocumento.cnpj, tipo: TipoDocumento.cnpj, numero: '11222333000181' })).toBe(
      'pode',
    );
  });

  it('is refused without a pending step, or for another type of document', () => {
    expect(codigo({ pedido: null })).toBe('usuario.documento-nao-pedido');
    expect(codigo({ pedido: TipoDocumento.cnpj })).toBe('usuario.documento-nao-pedido');
    expect(codigo({ tipo: TipoDocumento.cnpj })).toBe('usuario.documento-nao-pedido');
  });

  it('never replaces a proven document, but lets it be confirmed', () => {
    expect(codigo({ isProvado: true, atual: '11144477735' })).toBe('usuario.documento-ja-provado');
    expect(codigo({ isProvado: true, atual: '52998224725' })).toBe('pode');
  });
});
