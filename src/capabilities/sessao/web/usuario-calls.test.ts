import { describe, expect, it } from 'vitest';
import { usuarioContract } from '#capabilities/usuario/contract.ts';
import { formCnpj, formCpf, formNovaSenha, usuarioCalls } from './usuario-calls.ts';

type Key = keyof typeof usuarioCalls;

const keys = Object.keys(usuarioCalls) as Key[];

describe('the calls of usuario that signing in makes', () => {
  it.each(keys)('%s exists there, open to the same people', (key) => {
    expect(usuarioContract[key].acesso).toEqual(usuarioCalls[key].acesso);
  });

  it('S4-02 sends what the contract of usuario takes', () => {
    const documento = { tipoDocumentoIdentificacao: 1, numeroDocumentoIdentificacao: '529.982.247-25' };
    const patch = 'PATCH /app-web/v1/usuarios/documento-identificacao';
    expect(usuarioCalls[patch].body.safeParse(documento).success).toBe(true);
    expect(usuarioContract[patch].body.parse(documento).numeroDocumentoIdentificacao).toBe('52998224725');
    expect(usuarioContract['POST /app-web/v1/usuarios/reset_password'].query.parse({ login: 'a' })).toEqual({
      login: 'a',
    });
  });

  it.each(['1234567', '12345678', 'a'.repeat(128), 'a'.repeat(129)])(
    'S5-04 judges a new password of this length as the server does: %s',
    (novaSenha) => {
      const server = usuarioContract['POST /app-web/v1/usuarios/troca-senha'].body.safeParse({ novaSenha });
      const form = formNovaSenha.safeParse({ novaSenha, confirmacaoNovaSenha: novaSenha });
      expect(form.success).toBe(server.success);
    },
  );

  it.each([
    [formCpf, 1, '529.982.247-25'],
    [formCpf, 1, '529.982.247-24'],
    [formCnpj, 8, '11.222.333/0001-81'],
    [formCnpj, 8, '12.ABC.345/01DE-35'],
    [formCnpj, 8, '12.ABC.345/01DE-36'],
  ] as const)('S5-04 judges a document as the server does', (form, tipo, numero) => {
    const server = usuarioContract['PATCH /app-web/v1/usuarios/documento-identificacao'].body.safeParse({
      tipoDocumentoIdentificacao: tipo,
      numeroDocumentoIdentificacao: numero,
    });
    expect(form.safeParse({ numeroDocumentoIdentificacao: numero }).success).toBe(server.success);
  });
});
