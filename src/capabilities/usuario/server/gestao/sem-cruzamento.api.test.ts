import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { minutes } from '#server/clock.ts';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const GERENCIAR = '/api/app-web/v1/usuarios/gerenciar';
/** Midnight in Brasília of the day on which everything here happens. */
const DIA = '2026-03-12T03:00:00.000Z';

let app: TestApp;
let gestor: Visitor;
let servidor: { id: number; login: string };
let idManifestacao: number;

/** A servant signs in, reports something in the own office and leaves; the manager then looks around. */
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  app.clock.advance(minutes(137));
  const visitante = await entrarComo(app, 'atendente.cgu');
  app.clock.advance(minutes(3));
  const resposta = await registrar(visitante, { idTipoManifestacao: TipoManifestacao.denuncia });
  expect(resposta.statusCode, resposta.body).toBe(200);
  idManifestacao = resposta.json().idManifestacao;
  app.clock.advance(minutes(60));
  gestor = await entrarComo(app, 'gestor.cgu');
  const conta = await app.db
    .selectFrom('usuario')
    .select('id')
    .where('login', '=', 'atendente.cgu')
    .executeTakeFirstOrThrow();
  servidor = { id: conta.id, login: 'atendente.cgu' };
});
afterAll(() => app.close());

describe("L9 staff's own sign-in times and their reports cannot be matched by the office", () => {
  it('every moment of a sign-in that a manager reads is a day', async () => {
    const lista = (await gestor.post(GERENCIAR, { porPagina: 100 })).json();
    const naLista = lista.itens.find(({ idUsuario }: { idUsuario: number }) => idUsuario === servidor.id);
    expect(naLista.ultimoAcessoEm).toBe(DIA);
    expect((await gestor.get(`${GERENCIAR}/${servidor.id}`)).json().ultimoAcessoEm).toBe(DIA);
    const { itens } = (await gestor.get(`${GERENCIAR}/${servidor.id}/historico`)).json();
    const entradas = itens.filter(({ acao }: { acao: string }) => acao === 'Entrada');
    expect(entradas).toEqual([expect.objectContaining({ ocorridoEm: DIA, soODia: true })]);
    expect(entradas[0].chave).not.toMatch(/\d{1,2}-\d+$/);
  });

  it('twice on one day reads like once, and says nothing of which profile was put on', async () => {
    await entrarComo(app, servidor.login);
    await app.db
      .insertInto('usuario_historico')
      .values({
        id_usuario: servidor.id,
        id_responsavel: servidor.id,
        acao: 'Troca de perfil',
        ocorrido_em: app.clock.now(),
      })
      .execute();
    const { itens } = (await gestor.get(`${GERENCIAR}/${servidor.id}/historico`)).json();
    const acoes = itens.map(({ acao }: { acao: string }) => acao);
    expect(acoes.filter((acao: string) => acao === 'Entrada')).toHaveLength(1);
    expect(acoes).not.toContain('Troca de perfil');
  });

  it("the person's history has nothing of what they filed", async () => {
    const historico = await app.db
      .selectFrom('usuario_historico')
      .selectAll()
      .where('id_usuario', '=', servidor.id)
      .execute();
    const { protocolo } = await app.db
      .selectFrom('manifestacao')
      .select('protocolo')
      .where('id', '=', idManifestacao)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(historico)).not.toContain(protocolo);
    expect(historico.map(({ acao }) => acao)).not.toContain('Cadastro');
    const auditoria = await gestor.get('/api/app-web/v1/auditoria?porPagina=100');
    const doCaso = auditoria.json().itens.filter(({ area }: { area: string }) => area === 'Casos');
    expect(doCaso).not.toEqual([]);
    for (const { responsavel } of doCaso) expect(['Manifestante', 'Sistema']).toContain(responsavel);
  });

  it('no row of the case names the account, and no request or session is kept with both', async () => {
    const { rows } = await sql<{ linha: Record<string, unknown> }>`
      select to_jsonb(h) as linha from manifestacao_historico h where id_manifestacao = ${idManifestacao}`.execute(
      app.db,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { linha } of rows) {
      expect(linha.id_responsavel).toBeNull();
      expect(Object.keys(linha).filter((nome) => /sess|request|requis|endereco|ip$/.test(nome))).toEqual([]);
    }
    const colunas = await sql<{ nome: string }>`
      select table_name || '.' || column_name as nome from information_schema.columns
      where table_schema = 'public' and column_name ~ '(^|_)(request|req|id_sessao|sessao_id|ip|endereco_ip)(_|$)'`.execute(
      app.db,
    );
    // The challenge of a second factor belongs to its session, and to nothing that anybody files.
    expect(colunas.rows).toEqual([{ nome: 'fator_desafio.id_sessao' }]);
  });

  it('each line of the log has a request of its own, and names neither account nor session', async () => {
    const linhas = app
      .log()
      .split('\n')
      .filter(Boolean)
      .map((linha) => JSON.parse(linha) as { reqId?: string; rota?: string });
    const comRota = linhas.filter(({ rota }) => rota);
    expect(comRota.some(({ rota }) => rota?.endsWith('/manifestacoes'))).toBe(true);
    expect(new Set(comRota.map(({ reqId }) => reqId)).size).toBe(comRota.length);
    expect(app.log()).not.toContain(servidor.login);
    expect(app.log()).not.toMatch(/"idUsuario"|sessao=/);
  });
});
