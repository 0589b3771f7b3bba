import { expect, it } from 'vitest';
import { escreverPessoas, formaDasPessoas, pareceCpf } from './filtro-de-pessoas.ts';

it('survives the way through the address', () => {
  const filtro = { busca: 'ana', idPerfil: 3, idOuvidoria: 6, situacao: 'bloqueado' as const };
  expect(formaDasPessoas.ler(new URLSearchParams(escreverPessoas(filtro)))).toEqual(filtro);
});

it('takes no CPF out of an address, and nothing that is no filter', () => {
  const lido = formaDasPessoas.ler(new URLSearchParams('busca=700.100.037-03&perfil=x&situacao=nada'));
  expect(lido).toEqual({ busca: '', idPerfil: null, idOuvidoria: null, situacao: '' });
});

it('knows a CPF with and without signs', () => {
  expect(['70010003703', '700.100.037-03', ' 70010003703 '].every(pareceCpf)).toBe(true);
  expect(['7001000370', 'ana', '12345678901234'].some(pareceCpf)).toBe(false);
});
