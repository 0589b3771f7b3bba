import { expect, it } from 'vitest';
import { TipoFormulario } from '#kernel/enumeracoes.ts';
import { checkDecisao } from './check-decisao.ts';

const code = (...args: Parameters<typeof checkDecisao>) => {
  const verdict = checkDecisao(...args);
  return verdict.allowed ? 'allowed' : verdict.error.code;
};
const negado = { id: 1, especificacoes: [8, 9] };
const inexistente = { id: 3, especificacoes: [] };
const acesso = TipoFormulario.acessoAInformacao;
const pedida = (idCodigoDecisao: number | null, idEspecificacaoDecisao: number | null = null) => ({
  idCodigoDecisao,
  idEspecificacaoDecisao,
});

it('is owed to access requests, with a specification of its own where it has any', () => {
  expect(code(acesso, pedida(null), null)).toBe('resposta.decisao-necessaria');
  expect(code(acesso, pedida(1), negado)).toBe('resposta.especificacao-necessaria');
  expect(code(acesso, pedida(1, 7), negado)).toBe('resposta.especificacao-necessaria');
  expect(code(acesso, pedida(1, 8), negado)).toBe('allowed');
  expect(code(acesso, pedida(3), inexistente)).toBe('allowed');
  expect(code(acesso, pedida(3, 8), inexistente)).toBe('resposta.especificacao-necessaria');
});

it('exists for nothing else', () => {
  expect(code(TipoFormulario.padrao, pedida(null), null)).toBe('allowed');
  expect(code(TipoFormulario.padrao, pedida(1, 8), negado)).toBe('resposta.decisao-so-no-acesso');
});
