import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ligarApp, soComSenha } from '#capabilities/segundo-fator/server/testing-segundo-fator.ts';
import { podeAcessar } from '#kernel/acesso.ts';
import { CONFIRMAR } from '#kernel/confirmacao.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { Perfil } from '#kernel/perfil.ts';
import { minutes } from '#server/clock.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import type { Visitor } from '#testing/visitor.ts';

/**
 * Which endpoints ask staff for the second factor again: what opens identities, what changes people and their
 * rights, what changes how the installation works for everybody, and what leaves as a file. A new endpoint of a group asks
 * as well, or stands below with the reason why it need not.
 */
const GRUPOS: Readonly<Record<string, RegExp>> = {
  'identities and what opens them':
    /^POST \S*(\/identidade|aberturas-de-identidade\/\S+|pedidos-de-identidade\/\S+|acessos-extraordinarios\S*|pedidos-de-impedimento\/\S+|impedimentos\/\S+)$/,
  'people, their profiles and their work': /^(POST|PUT|DELETE) \/app-web\/v1\/usuarios\/gerenciar(\/|$)/,
  'offices and the directory': /^(POST|PUT|DELETE) \/app-web\/v1\/(gerenciar\/orgaos|orgaos-siorg)(\/|$)/,
  'settings of the installation and of an office':
    /^(POST|PUT|DELETE) \/app-web\/v1\/(configuracoes|itens-interface|emails\/modelos)(\/|$)/,
  'the calendar, which moves every deadline': /^(POST|PUT|DELETE) \/app-web\/v1\/feriados(\/|$)/,
  'joining what cases are filed under, which cannot be undone': /^POST \S+\/unir$/,
  'programs of other systems': /^(POST|PUT|DELETE) \/app-web\/v1\/(integracao\/clientes|webhooks)(\/|$)/,
  'what destroys by law': /^POST \/app-web\/v1\/(eliminacoes|guarda)\//,
  'files of data': /^(GET \S+\/exportar(-\S+)?|POST \/app-web\/v1\/relatorios\/arquivos)$/,
};

const SEM_CONFIRMAR: Readonly<Record<string, string>> = {
  'POST /app-web/v1/usuarios/gerenciar': 'only searches',
  'POST /app-web/v1/usuarios/gerenciar/localizar': 'only searches',
  'POST /app-web/v1/feriados/previa': 'shows what a change would do',
  'POST /app-web/v1/feriados/previa/prazos': 'shows what a change would do',
  'POST /app-web/v1/gerenciar/orgaos/:idOuvidoria/cancelar-email': 'leaves the address as it is',
  'POST /app-web/v1/gerenciar/orgaos/:idOuvidoria/servicos': 'names a service in the public list',
  'PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/servicos/:idServico': 'names a service in the public list',
  'PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/ordem-dos-servicos': 'orders the public list',
  'POST /app-web/v1/guarda/suspensoes': 'keeps from being destroyed',
  'POST /app-web/v1/pedidos-de-impedimento/:idPedido/retirar': 'is of the person who filed',
};

const declarados = new Map<string, Endpoint>();
const colher = (http: FastifyInstance): void => {
  http.addHook('onRoute', ({ method, url, config }) => {
    if (config?.endpoint && typeof method === 'string' && method !== 'HEAD')
      declarados.set(`${method} ${url.replace(/^\/api/, '')}`, config.endpoint);
  });
};
const doGrupo = (grupo: RegExp): string[] =>
  [...declarados.keys()].filter((chave) => grupo.test(chave) && !(chave in SEM_CONFIRMAR));

const LOGINS = { [Perfil.administrador]: 'admin', [Perfil.gestor]: 'gestor.cgu' } as const;
let app: TestApp;
const esquecidos = new Map<number, Visitor>();
beforeAll(async () => {
  app = await createTestApp({ demo: true, onHttp: colher });
  for (const [perfil, login] of Object.entries(LOGINS)) {
    const visitor = await soComSenha(app, login);
    await ligarApp(app, visitor);
    esquecidos.set(Number(perfil), visitor);
  }
  // Longer ago than a confirmation is worth.
  app.clock.advance(minutes(6));
});
afterAll(() => app.close());

describe('L4: the second factor again, by group of endpoints', () => {
  it.each(Object.entries(GRUPOS))('%s: every endpoint declares it', (_, grupo) => {
    const chaves = doGrupo(grupo);
    expect(chaves).not.toEqual([]);
    expect(chaves.filter((chave) => !declarados.get(chave)?.confirma)).toEqual([]);
  });

  it('what need not ask exists, and does not', () => {
    const asked = Object.keys(SEM_CONFIRMAR).filter(
      (chave) => !declarados.has(chave) || declarados.get(chave)?.confirma,
    );
    expect(asked).toEqual([]);
  });

  it.each(Object.entries(GRUPOS))('%s: a session left open does none of it', async (_, grupo) => {
    for (const chave of doGrupo(grupo)) {
      const acesso = declarados.get(chave)?.acesso;
      const perfil = [Perfil.administrador, Perfil.gestor].find(
        (cada) => acesso && podeAcessar(acesso, { idPerfil: cada, cadastroPendente: false }).allowed,
      );
      const visitor = perfil === undefined ? undefined : esquecidos.get(perfil);
      if (!visitor) throw new Error(`${chave}: nobody here may call it`);
      const [method, caminho = ''] = chave.split(' ');
      const { body, statusCode } = await visitor.send({
        method: method as NonNullable<InjectOptions['method']>,
        url: `/api${caminho.replaceAll(/:\w+/g, '1')}`,
      });
      expect([chave, statusCode, body]).toEqual([chave, 403, expect.stringContaining(CONFIRMAR)]);
    }
  });
});
