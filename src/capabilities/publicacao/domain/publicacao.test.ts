import { describe, expect, it } from 'vitest';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoFormulario } from '#kernel/enumeracoes.ts';
import type { Verdict } from '#kernel/verdict.ts';
import {
  estadoDaPublicacao,
  type FatosDaPublicacao,
  fraseDaDecisao,
  podeDecidir,
  podePublicar,
  podeSerPublico,
} from './publicacao.ts';
import { tiposDeAchado } from './tipos-de-achado.ts';

const limpo: FatosDaPublicacao = {
  idTipoFormulario: TipoFormulario.acessoAInformacao,
  idSituacao: Situacao.concluida,
  retipado: false,
  restrito: false,
  temResposta: true,
  publicavel: true,
};
const porQue = (verdict: Verdict) => (verdict.allowed ? null : verdict.error.code);

describe('what may be published', () => {
  it('is a concluded access request with its conclusive answer', () => {
    expect(podePublicar(limpo, 0).allowed).toBe(true);
  });

  it.each<[string, Partial<FatosDaPublicacao>, string]>([
    ['another type of case', { idTipoFormulario: TipoFormulario.padrao }, 'publicacao.so-pedido'],
    ['what is no request any more', { idTipoFormulario: 1, retipado: true }, 'publicacao.retipado'],
    ['one that is open again', { idSituacao: Situacao.cadastrada }, 'publicacao.sem-resposta'],
    ['one that was archived', { idSituacao: Situacao.arquivada }, 'publicacao.sem-resposta'],
    ['one without a conclusive answer', { temResposta: false }, 'publicacao.sem-resposta'],
    ['restricted content', { restrito: true }, 'publicacao.restrito'],
    ['an answer marked as not publishable', { publicavel: false }, 'publicacao.nao-publicavel'],
  ])('is not %s', (_, mudou, codigo) => {
    const fatos = { ...limpo, ...mudou };
    expect(porQue(podeSerPublico(fatos))).toBe(codigo);
    expect(porQue(podePublicar(fatos, 3))).toBe(codigo);
    expect(estadoDaPublicacao(fatos, { porDecidir: 3, publicado: false }).estado).toBe('nao-publico');
  });

  it('is nothing with a find that nobody decided', () => {
    expect(porQue(podePublicar(limpo, 1))).toBe('publicacao.dados-por-decidir');
    expect(estadoDaPublicacao(limpo, { porDecidir: 2, publicado: false })).toEqual({
      estado: 'por-decidir',
      frase: '2 trechos parecem conter dados pessoais. Decida se cada um será coberto ou publicado.',
    });
  });

  it('is the request without the decision that waits, where only the appeal has finds', () => {
    expect(estadoDaPublicacao(limpo, { porDecidir: 1, publicado: true })).toEqual({
      estado: 'por-decidir',
      frase:
        'O pedido e a resposta estão na busca pública. A decisão de um recurso espera: um trecho parece conter dado pessoal. Decida se ele será coberto ou publicado.',
    });
  });

  it('is told apart from what waits to be looked at', () => {
    expect(estadoDaPublicacao(limpo, { porDecidir: 0, publicado: false }).estado).toBe('em-conferencia');
    expect(estadoDaPublicacao(limpo, { porDecidir: 0, publicado: true }).estado).toBe('publicado');
  });
});

describe('a decision', () => {
  const publicar = { decisao: 'publicar', motivo: 'Agente público no exercício da função.' } as const;

  it('never publishes who asked; everything else is for a person to judge', () => {
    const recusados = tiposDeAchado.filter((tipo) => !podeDecidir(tipo, publicar).allowed);
    expect(recusados).toEqual(['solicitante']);
    expect(tiposDeAchado.every((tipo) => podeDecidir(tipo, { decisao: 'cobrir' }).allowed)).toBe(true);
  });

  it('publishes nothing without a reason', () => {
    for (const motivo of [undefined, '', '  ', 'x', 'x'.repeat(9), '. . . . . . . . . .', '12345678901']) {
      expect(podeDecidir('pessoa', { decisao: 'publicar', motivo })).toMatchObject({
        allowed: false,
        error: { code: 'publicacao.sem-motivo' },
      });
    }
  });

  it('is told in the history by number, in plain words', () => {
    expect(fraseDaDecisao('cobrir', 1)).toMatch(/: 1 trecho será coberto\.$/);
    expect(fraseDaDecisao('publicar', 3)).toMatch(/: 3 trechos serão publicados\.$/);
  });
});
