import { describe, expect, it } from 'vitest';
import { mensagemDoErro } from '#kernel/validacao/zod-mensagens.ts';
import { novoCliente, sortearSegredo } from './cliente.ts';

describe('a new client', () => {
  const novo = { nome: 'Painel do município', idOuvidoria: 6, idPerfil: 9, limitePorMinuto: 30 };

  it.each(['', undefined, 'x', 1])('asks in words for its profile: %s', (idPerfil) => {
    const lido = novoCliente.safeParse({ ...novo, idPerfil }, { error: mensagemDoErro });
    expect(lido.error?.issues.map(({ message }) => message)).toEqual(['Escolha o perfil do sistema.']);
  });

  it('never gets a secret that a command line reads as an option', () => {
    const sorteados = ['-abc', '--de', 'fgh'];
    expect(sortearSegredo(() => sorteados.shift() ?? '')).toBe('fgh');
  });
});
