import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { idTexto } from '#kernel/campos.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { instalarMensagens } from '#kernel/validacao/zod-mensagens.ts';
import { asSent, sentenceForProgram } from './integration-refusal.ts';

beforeAll(instalarMensagens);

const schema = z.object({
  Pessoa: z.object({ Nome: z.string().min(3), IdPais: idTexto.optional() }),
  Lista: z
    .array(z.object({ Codigo: idTexto.pipe(z.literal([1, 2])) }))
    .min(1)
    .max(2)
    .optional(),
  Ind: z.union([z.boolean(), z.number(), z.string()]).optional(),
});
const frase = (valor: unknown, enviado: unknown = valor): string => {
  const { error } = schema.safeParse(valor);
  return error ? sentenceForProgram(error, enviado) : 'taken';
};

describe('M8: field names in refusals as sent', () => {
  it.each([
    [{ Pessoa: { Nome: 'Ana', IdPais: {} } }, 'Pessoa.IdPais: Envie um número.'],
    [{ Pessoa: { Nome: {} } }, 'Pessoa.Nome: Envie um texto.'],
    [{ Pessoa: {} }, 'Pessoa.Nome: O campo Nome é obrigatório!'],
    [{ Pessoa: { Nome: 'A' } }, 'Pessoa.Nome: Deve ter no mínimo 3 caracter(es)'],
    [{ Pessoa: { Nome: 'Ana' }, Lista: [{ Codigo: 1 }, { Codigo: 9 }] }, 'Lista.1.Codigo: Aceita 1, 2.'],
    [{ Pessoa: { Nome: 'Ana' }, Lista: 'x' }, 'Lista: Envie uma lista.'],
    [{ Pessoa: { Nome: 'Ana' }, Ind: {} }, 'Ind: Envie true ou false.'],
    [{ Pessoa: { Nome: 'Ana', IdPais: 0 } }, 'Pessoa.IdPais: Envie um número a partir de 1.'],
    [{ Pessoa: { Nome: 'Ana' }, Lista: [] }, 'Lista: Envie ao menos 1 item.'],
    [
      { Pessoa: { Nome: 'Ana' }, Lista: [{ Codigo: 1 }, { Codigo: 1 }, { Codigo: 1 }] },
      'Lista: Envie no máximo 2 itens.',
    ],
    ['texto', 'Envie um objeto.'],
  ])('%j is refused by the path and what it takes', (valor, esperada) => {
    expect(frase(valor)).toBe(esperada);
  });

  it('a rule of the screens is named as the program sends it, not by its label there', () => {
    const { error } = z
      .object({ TxtNotificacaoSolicitante: campo('Texto para quem registrou', z.string().min(1)) })
      .safeParse({});
    expect(error && sentenceForProgram(error, {})).toBe(
      'TxtNotificacaoSolicitante: O campo TxtNotificacaoSolicitante é obrigatório!',
    );
  });

  it('in the casing of who sent it; what was not sent, in ours', () => {
    expect(frase({ Pessoa: { Nome: {} } }, { PESSOA: { nome: {} } })).toBe('PESSOA.nome: Envie um texto.');
    expect(asSent({ pessoa: {} }, ['Pessoa', 'Nome'])).toBe('pessoa.Nome');
    expect(asSent(null, ['Lista', 0, 'Codigo'])).toBe('Lista.0.Codigo');
    expect(asSent({ lista: [{ codigo: 1 }] }, ['Lista', 0, 'Codigo'])).toBe('lista.0.codigo');
  });
});
