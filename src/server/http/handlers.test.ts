import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aberto, abertoComPessoa, comLogin } from '#kernel/acesso.ts';
import { contract } from '#kernel/endpoint.ts';
import { routes } from './handlers.ts';

const todos = contract({ 'GET /x': { acesso: aberto, resumo: 'x', response: z.number() } });
const talvez = contract({ 'GET /x': { acesso: abertoComPessoa, resumo: 'x', response: z.number() } });
const pessoa = contract({ 'GET /x': { acesso: comLogin, resumo: 'x', response: z.number() } });

describe('the person a handler is given', () => {
  it('does not compile where the endpoint is the same for everybody', () => {
    const { handlers } = routes(todos, {
      // @ts-expect-error: there is no `usuario`, and the type check of the test command fails if this line compiles.
      'GET /x': async ({ usuario }) => usuario.idUsuario,
    });
    expect(Object.keys(handlers)).toEqual(['GET /x']);
  });

  it('may be nobody where it is open, and is somebody behind a login', () => {
    routes(talvez, {
      // @ts-expect-error: `usuario` may be null here.
      'GET /x': async ({ usuario }) => usuario.idUsuario,
    });
    const { handlers } = routes(pessoa, { 'GET /x': async ({ usuario }) => usuario.idUsuario });
    expect(Object.keys(handlers)).toEqual(['GET /x']);
  });
});
