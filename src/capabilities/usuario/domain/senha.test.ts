import { describe, expect, it } from 'vitest';
import { isSenhaConhecida, novaSenha, novaSenhaConfirmada, trocaDeSenhaAtual } from './senha.ts';

const boa = 'uma frase longa';

describe('a new password', () => {
  it('has 8 to 128 characters, spaces and accents included', () => {
    expect(novaSenha.safeParse('1234567').success).toBe(false);
    expect(novaSenha.safeParse('12a45b78').success).toBe(true);
    expect(novaSenha.safeParse('ação à noite').success).toBe(true);
    expect(novaSenha.safeParse('abcd'.repeat(32)).success).toBe(true);
    for (const obvia of ['12345678', 'Senha123', 'aaaaaaaa']) {
      expect(novaSenha.safeParse(obvia).success).toBe(false);
    }
    expect(novaSenha.safeParse('a'.repeat(129)).success).toBe(false);
  });

  it('is not made of words of this place alone, whatever numbers and signs stand around them', () => {
    for (const senha of ['Ouvidoria2026', 'escuta.br!1', 'Manifestação#1', 'admin-cgu-2026', 'GovBr@123'])
      expect(novaSenha.safeParse(senha).success, senha).toBe(false);
    for (const senha of ['ouvidoria de papel', 'escuta o vento 26', '7391-4402-86'])
      expect(novaSenha.safeParse(senha).success, senha).toBe(true);
  });

  it('L4 is none that everybody tries first, however it is capitalised', () => {
    const conhecidas = new Set(['corinthians', 'constituição']);
    const conhecida = (senha: string) => isSenhaConhecida(senha, conhecidas);
    expect(['Corinthians', 'CONSTITUIÇÃO', 'constituic\u0327a\u0303o'].map(conhecida)).toEqual([
      true,
      true,
      true,
    ]);
    expect(conhecida('corinthians e pipoca')).toBe(false);
  });

  it('S5-02 is typed twice alike, and the second field carries the sentence', () => {
    expect(novaSenhaConfirmada.safeParse({ novaSenha: boa, confirmacaoNovaSenha: boa }).success).toBe(true);
    const outra = novaSenhaConfirmada.safeParse({ novaSenha: boa, confirmacaoNovaSenha: `${boa}!` });
    expect(outra.error?.issues[0]).toMatchObject({
      path: ['confirmacaoNovaSenha'],
      message: 'Os valores dos campos não estão iguais',
    });
  });

  it('asks for the current one when it is known', () => {
    const dados = { novaSenha: boa, confirmacaoNovaSenha: boa };
    expect(trocaDeSenhaAtual.safeParse({ ...dados, senhaAtual: 'x' }).success).toBe(true);
    expect(trocaDeSenhaAtual.safeParse({ ...dados, senhaAtual: '' }).success).toBe(false);
    expect(trocaDeSenhaAtual.safeParse(dados).success).toBe(false);
  });
});
