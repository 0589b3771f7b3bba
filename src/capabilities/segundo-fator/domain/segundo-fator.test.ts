import { describe, expect, it } from 'vitest';
import {
  abertoComPessoa,
  abertoDuranteFator,
  comLogin,
  duranteCadastro,
  duranteSegundoFator,
  podeAcessar,
  servidores,
} from '#kernel/acesso.ts';
import { type FatorDaSessao, podeSemConfirmar } from '#kernel/confirmacao.ts';
import { Perfil } from '#kernel/perfil.ts';
import { escreverRecuperacao, escreverSegredo, lerCodigo } from './codigo.ts';
import {
  govbrConta,
  MAXIMO_DE_FATORES,
  pendenciaDoFator,
  podeCriarFator,
  podeRemoverFator,
} from './fator.ts';

const AGORA = new Date('2026-03-12T12:00:00Z');
const haMinutos = (n: number) => new Date(AGORA.getTime() - n * 60_000);
const fator = (de: Partial<FatorDaSessao>): FatorDaSessao => ({
  tem: false,
  exigido: false,
  confirmadoEm: null,
  ...de,
});

describe('L4 second factor: what a session owes after the password', () => {
  it.each([
    ['nothing where it is only offered', {}, null],
    ['the factor that the account has', { tem: true }, 'segundo-fator'],
    ['the factor that the account has, before anything else', { tem: true, exigido: true }, 'segundo-fator'],
    ['to set one up where it is demanded', { exigido: true }, 'criar-fator'],
    ['nothing once confirmed', { tem: true, exigido: true, confirmadoEm: haMinutos(600) }, null],
  ] as const)('%s', (_nome, de, pendencia) => {
    expect(pendenciaDoFator(fator(de))).toBe(pendencia);
  });

  it('opens nothing but the factor itself and the way out while it is pending', () => {
    const quem = { idPerfil: Perfil.gestor, cadastroPendente: true, fatorPendente: true };
    const abre = [duranteSegundoFator, abertoDuranteFator].map((acesso) => podeAcessar(acesso, quem).allowed);
    const fecha = [comLogin, duranteCadastro, servidores, abertoComPessoa].map(
      (acesso) => podeAcessar(acesso, quem).allowed,
    );
    expect(abre).toEqual([true, true]);
    expect(fecha).toEqual([false, false, false, false]);
  });
});

describe('L4 second factor again (step-up)', () => {
  const pode = (confirma: 'quem-tem' | 'segundo-fator' | 'sempre', de: Partial<FatorDaSessao>) =>
    podeSemConfirmar(confirma, fator(de), AGORA).allowed;

  it.each([
    ['quem-tem', {}, true],
    ['quem-tem', { exigido: true }, true],
    ['quem-tem', { tem: true }, false],
    ['segundo-fator', {}, true],
    ['segundo-fator', { exigido: true }, false],
    ['segundo-fator', { tem: true }, false],
    ['sempre', {}, false],
    ['sempre', { tem: true }, false],
  ] as const)('%s, %o: goes on without confirming: %s', (confirma, de, esperado) => {
    expect(pode(confirma, de)).toBe(esperado);
  });

  it('lasts for five minutes, and for an identity counts nothing that was confirmed before', () => {
    expect(pode('segundo-fator', { tem: true, confirmadoEm: haMinutos(4.9) })).toBe(true);
    expect(pode('segundo-fator', { tem: true, confirmadoEm: haMinutos(5) })).toBe(false);
    expect(pode('sempre', { tem: true, confirmadoEm: haMinutos(0) })).toBe(false);
  });

  it('is not asked of programs, which have no session', () => {
    expect(podeSemConfirmar('sempre', undefined, AGORA).allowed).toBe(true);
  });
});

describe('L4 second factor: who may have one, and keep none', () => {
  it('is for staff, up to a number', () => {
    expect(podeCriarFator(false, 0)).toMatchObject({ error: { code: 'segundo-fator.so-da-equipe' } });
    expect(podeCriarFator(true, MAXIMO_DE_FATORES - 1).allowed).toBe(true);
    expect(podeCriarFator(true, MAXIMO_DE_FATORES)).toMatchObject({
      error: { code: 'segundo-fator.demais' },
    });
  });

  it('the last one stays where one is demanded', () => {
    expect(podeRemoverFator({ exigido: true }, 1)).toMatchObject({ error: { code: 'segundo-fator.ultimo' } });
    expect(podeRemoverFator({ exigido: true }, 2).allowed).toBe(true);
    expect(podeRemoverFator({ exigido: false }, 1).allowed).toBe(true);
  });

  it.each([
    ['nao', 'ouro', false],
    ['prata', 'bronze', false],
    ['prata', 'prata', true],
    ['prata', 'ouro', true],
    ['ouro', 'prata', false],
    ['ouro', 'ouro', true],
    ['prata', 'desconhecido', false],
  ] as const)('SEGUNDO_FATOR_GOVBR=%s and a sign-on of level %s: counts %s', (minimo, nivel, conta) => {
    expect(govbrConta(minimo, nivel)).toBe(conta);
  });
});

describe('L4 codes as people type them', () => {
  it.each([
    ['123456', { tipo: 'app', digitos: '123456' }],
    [' 123 456 ', { tipo: 'app', digitos: '123456' }],
    ['abcde-12345', { tipo: 'recuperacao', codigo: 'ABCDE12345' }],
    ['abcde 1234o', { tipo: 'recuperacao', codigo: 'ABCDE12340' }],
    ['IL345-67890', { tipo: 'recuperacao', codigo: '1134567890' }],
    ['12345', null],
    ['ABCDU12345', null],
    ['ç23456', null],
  ])('%s', (texto, lido) => {
    expect(lerCodigo(texto)).toEqual(lido);
  });

  it('are written in groups', () => {
    expect(escreverRecuperacao('ABCDE12345')).toBe('ABCDE-12345');
    expect(escreverSegredo('GEZDGNBVGY')).toBe('GEZD GNBV GY');
  });
});
