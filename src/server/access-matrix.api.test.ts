import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { podeAcessar } from '#kernel/acesso.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { descricaoPerfil, type IdPerfil, Perfil, todosOsPerfis } from '#kernel/perfil.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';

interface Route {
  readonly method: string;
  readonly url: string;
  readonly endpoint: Endpoint;
}

/** One account per profile; the access rule of an endpoint never depends on more than the profile. */
const conta: Readonly<Record<Exclude<IdPerfil, 0>, string>> = {
  [Perfil.administrador]: 'admin',
  [Perfil.gestor]: 'gestor.cgu',
  [Perfil.respondente]: 'respondente.cgu',
  [Perfil.cidadao]: 'maria.cidada',
  [Perfil.webServiceRespondente]: 'ws.respondente',
  [Perfil.atendente]: 'atendente.cgu',
  [Perfil.webServiceAtendente]: 'ws.atendente',
  [Perfil.webServiceObservador]: 'ws.observador',
  [Perfil.observador]: 'observador.cgu',
  [Perfil.cadastrador]: 'cadastrador.cgu',
  [Perfil.colaborador]: 'colaborador.cgu',
};

const routes: Route[] = [];
const collect = (http: FastifyInstance): void => {
  http.addHook('onRoute', ({ method, url, config }) => {
    if (config?.endpoint && method !== 'HEAD')
      routes.push({ method: String(method), url, endpoint: config.endpoint });
  });
};

let app: TestApp;
const visitors = new Map<IdPerfil, Visitor>();

beforeAll(async () => {
  app = await createTestApp({ demo: true, onHttp: collect });
  visitors.set(Perfil.publico, new Visitor(app));
  for (const perfil of todosOsPerfis) {
    if (perfil !== Perfil.publico) visitors.set(perfil, await entrarComo(app, conta[perfil]));
  }
});
afterAll(() => app.close());

/** Sends nothing valid: without the right, a caller is refused before the input is read. */
const call = (visitor: Visitor, { method, url }: Route) =>
  visitor.send({
    method: method as 'GET',
    url: url.replace(/:\w+/g, '999999'),
    ...(method !== 'GET' && { payload: { invalido: true } }),
  });

/** Signing out would end the session that the other rows of the matrix need. */
const endsTheSession = ({ url }: Route): boolean => url.endsWith('/logout');

describe('S2-04 S6-01 every endpoint × every profile', () => {
  it('finds the endpoints of all capabilities', () => {
    expect(routes.length).toBeGreaterThan(40);
  });

  it.each(todosOsPerfis.map((perfil) => [descricaoPerfil[perfil], perfil] as const))(
    '%s gets through exactly where the endpoint says so',
    async (_name, perfil) => {
      const visitor = visitors.get(perfil);
      if (!visitor) throw new Error(`No visitor for ${perfil}`);
      const quem = perfil === Perfil.publico ? null : { idPerfil: perfil, cadastroPendente: false };
      const wrong: string[] = [];
      for (const route of routes.filter((r) => !endsTheSession(r))) {
        const verdict = podeAcessar(route.endpoint.acesso, quem);
        const expected = verdict.allowed ? null : verdict.error.code;
        const response = await call(visitor, route);
        const refusals = ['sessao.ausente', 'acesso.perfil-sem-permissao', 'sessao.cadastro-pendente'];
        const code = (response.headers['content-type'] ?? '').toString().includes('json')
          ? response.json()?.code
          : null;
        // A program is told which token to send, where a person is told to sign in.
        const isSemToken = code === 'integracao.sem-token' && quem === null;
        const actual = isSemToken ? 'sessao.ausente' : refusals.includes(code) ? code : null;
        if (actual !== expected) wrong.push(`${route.method} ${route.url}: ${actual} instead of ${expected}`);
        if (response.statusCode >= 500) wrong.push(`${route.method} ${route.url}: ${response.statusCode}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});
