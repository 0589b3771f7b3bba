import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { acoesDoHistorico, criarCaso } from '#testing/casos.ts';
import { criarPedido, interposto, urlDoRecurso } from '#testing/recursos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import {
  aceitarTudo,
  auditoriaDe,
  confirmarPor,
  EU,
  emailsPara,
  GERENCIAR,
  idDe,
  perfisDe,
} from '../testing-gestao.ts';

const { ifce: IFCE } = Orgaos;

let app: TestApp;
let gestor: Visitor;
let eu: number;
let quemSai: number;
let respondente: number;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  gestor = await entrarComo(app, 'gestor.ifce');
  eu = await idDe(app, 'gestor.ifce');
  quemSai = await idDe(app, 'superior.ifce');
  respondente = await idDe(app, 'respondente.ifce');
});
afterAll(() => app.close());

interface Maos {
  casos: number[];
  passo: number;
  recurso: number;
  doRecurso: number;
}

/** Two cases (one waiting for the citizen), a step and an appeal, all of the person who leaves. */
const encherAsMaos = async (): Promise<Maos> => {
  const casos = [
    (await criarCaso(app, { idOuvidoria: IFCE, tipo: TipoManifestacao.denuncia })).id,
    (await criarCaso(app, { idOuvidoria: IFCE, situacao: Situacao.complementacaoSolicitada })).id,
  ];
  await app.db
    .updateTable('manifestacao')
    .set({ id_responsavel: quemSai })
    .where('id', 'in', casos)
    .execute();
  const doPasso = (await criarCaso(app, { idOuvidoria: IFCE })).id;
  const { id: passo } = await app.db
    .insertInto('tramitacao')
    .values({
      id_manifestacao: doPasso,
      id_ouvidoria: IFCE,
      id_destinatario: quemSai,
      id_remetente: eu,
      remetente: 'Geísa (IFCE)',
      mensagem: 'Veja, por favor.',
      prazo: '2026-04-30',
      prazo_original: '2026-04-30',
      aberta_em: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const doRecurso = (await criarPedido(app, { login: 'joao.cidadao' })).id;
  const { idRecurso: recurso } = await interposto(await entrarComo(app, 'joao.cidadao'), doRecurso);
  const assumido = await (await entrarComo(app, 'superior.ifce')).post(urlDoRecurso(recurso, 'assumir'), {});
  expect(assumido.statusCode, assumido.body).toBe(200);
  return { casos, passo, recurso, doRecurso };
};

const donos = async ({ casos, passo, recurso }: Maos) => {
  const doCaso = await app.db
    .selectFrom('manifestacao')
    .select('id_responsavel')
    .where('id', 'in', casos)
    .orderBy('id')
    .execute();
  const { id_destinatario } = await app.db
    .selectFrom('tramitacao')
    .select('id_destinatario')
    .where('id', '=', passo)
    .executeTakeFirstOrThrow();
  const { id_responsavel } = await app.db
    .selectFrom('recurso')
    .select('id_responsavel')
    .where('id', '=', recurso)
    .executeTakeFirstOrThrow();
  return [...doCaso.map((row) => row.id_responsavel), id_destinatario, id_responsavel];
};

const passar = (visitor: Visitor, para: readonly number[], idOuvidoria: number = IFCE) =>
  visitor.post(`${GERENCIAR}/${quemSai}/transferir`, { transferencias: [{ idOuvidoria, para }] });

describe('passing on the work of somebody who leaves', () => {
  let maos: Maos;
  beforeEach(async () => {
    await app.db.updateTable('manifestacao').set({ id_responsavel: null }).execute();
    await app.db.updateTable('tramitacao').set({ encerrada_em: app.clock.now() }).execute();
    await app.db.updateTable('recurso').set({ id_responsavel: null }).execute();
    maos = await encherAsMaos();
  });

  it('shows how much there is', async () => {
    const pessoa = (await gestor.get(`${GERENCIAR}/${quemSai}`)).json();
    expect(pessoa.trabalho).toEqual([
      { idOuvidoria: IFCE, ouvidoria: expect.stringContaining('IFCE'), casos: 2, passos: 1, recursos: 1 },
    ]);
  });

  it('gives everything to one person, with a row in the history of each case and one in the log', async () => {
    const response = await passar(gestor, [eu]);
    expect(response.statusCode, response.body).toBe(200);
    expect(await donos(maos)).toEqual([eu, eu, eu, eu]);
    for (const id of maos.casos) expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Análise']);
    expect((await acoesDoHistorico(app, maos.doRecurso)).at(-1)).toBe('Análise');
    const ato = (await auditoriaDe(app, quemSai)).at(-1);
    expect(ato).toMatchObject({
      acao: 'Transferência de trabalho',
      id_ouvidoria: IFCE,
      informacoes: { depois: { trabalho: '2 casos, 1 pedido interno e 1 recurso' } },
    });
    expect((await passar(gestor, [eu])).json().code).toBe('usuario.sem-trabalho');
  });

  it('shares it evenly, each part only to somebody who may take it: the appeal to somebody who may decide it', async () => {
    await passar(gestor, [eu, respondente]);
    const depois = await donos(maos);
    expect(depois.at(-1)).toBe(eu);
    expect(depois.filter((id) => id === respondente)).toHaveLength(2);
  });

  it('does all or nothing: without somebody for the appeal nothing moves', async () => {
    const response = await passar(gestor, [respondente]);
    expect([response.statusCode, response.json().code]).toEqual([409, 'usuario.ninguem-recebe']);
    expect(await donos(maos)).toEqual([quemSai, quemSai, quemSai, quemSai]);
  });

  it('refuses somebody who works elsewhere, who leaves or who does not see cases, and another office', async () => {
    const daCgu = await idDe(app, 'gestor.cgu');
    expect((await passar(gestor, [daCgu])).json().code).toBe('usuario.quem-recebe-fora');
    expect((await passar(gestor, [quemSai])).json().code).toBe('usuario.recebe-de-si');
    expect((await passar(gestor, [daCgu], Orgaos.cgu)).statusCode).toBe(404);
    const alheio = await entrarComo(app, 'gestor.cgu');
    expect((await passar(alheio, [eu])).statusCode).toBe(404);
    expect((await passar(await entrarComo(app, 'cadastrador.cgu'), [eu])).statusCode).toBe(403);
    expect(await donos(maos)).toEqual([quemSai, quemSai, quemSai, quemSai]);
  });

  it('refuses who was invited and never came in, and marks them in the list', async () => {
    const ativar = (ativado_em: Date | null) =>
      app.db.updateTable('usuario').set({ ativado_em }).where('id', '=', respondente).execute();
    await ativar(null);
    const response = await passar(gestor, [eu, respondente]);
    expect([response.statusCode, response.json().code]).toEqual([409, 'usuario.quem-recebe-nao-ativou']);
    expect(await donos(maos)).toEqual([quemSai, quemSai, quemSai, quemSai]);
    const lista: { idUsuario: number; impedimento: string | null }[] = (
      await gestor.get(`${GERENCIAR}/quem-recebe?idOuvidoria=${IFCE}`)
    ).json();
    const impedimentoDe = (id: number) => lista.find(({ idUsuario }) => idUsuario === id)?.impedimento;
    expect(impedimentoDe(respondente)).toContain('ainda não aceitou o convite');
    expect(impedimentoDe(eu)).toBeNull();
    await ativar(app.clock.now());
    expect((await passar(gestor, [eu, respondente])).statusCode).toBe(200);
  });

  it('is part of ending a profile: one refused, the other not done', async () => {
    const admin = await entrarComo(app, 'admin');
    const [perfil] = await perfisDe(app, 'superior.ifce');
    const url = `${GERENCIAR}/${quemSai}/perfis/${perfil?.id}/encerrar`;
    const recusado = await admin.post(url, { transferencias: [{ idOuvidoria: IFCE, para: [respondente] }] });
    expect(recusado.json().code).toBe('usuario.ninguem-recebe');
    expect(await perfisDe(app, 'superior.ifce')).toHaveLength(1);
    const feito = await admin.post(url, { transferencias: [{ idOuvidoria: IFCE, para: [eu] }] });
    expect(feito.statusCode, feito.body).toBe(200);
    expect(await donos(maos)).toEqual([eu, eu, eu, eu]);
    expect(await perfisDe(app, 'superior.ifce')).toEqual([]);
    await admin.post(`${GERENCIAR}/${quemSai}/perfis`, {
      idOuvidoria: IFCE,
      idPerfil: Perfil.respondente,
      validade: null,
    });
    await aceitarTudo(await entrarComo(app, 'superior.ifce'));
    await confirmarPor(await entrarComo(app, 'gestor.ifce'), quemSai);
  });

  it('tells the gestor what was left behind, who still finds the person and passes it on', async () => {
    const admin = await entrarComo(app, 'admin');
    const [perfil] = await perfisDe(app, 'superior.ifce');
    await admin.post(`${GERENCIAR}/${quemSai}/perfis/${perfil?.id}/encerrar`, {});
    const [mail] = await emailsPara(app, 'gestor.ifce@escuta.invalid');
    expect(mail?.texto).toContain('2 casos, 1 pedido interno e 1 recurso');
    expect(mail?.texto).toContain(`/usuario/gerenciar/${quemSai}`);
    const { itens } = (await gestor.post(GERENCIAR, { situacao: 'sem-perfil' })).json();
    expect(itens.map(({ login }: { login: string }) => login)).toEqual(['superior.ifce']);
    expect((await passar(gestor, [eu])).statusCode).toBe(200);
    expect((await gestor.get(`${GERENCIAR}/${quemSai}`)).statusCode).toBe(404);
    await admin.post(`${GERENCIAR}/${quemSai}/perfis`, {
      idOuvidoria: IFCE,
      idPerfil: Perfil.respondente,
      validade: null,
    });
    await aceitarTudo(await entrarComo(app, 'superior.ifce'));
    await confirmarPor(await entrarComo(app, 'gestor.ifce'), quemSai);
  });

  it('is part of blocking and of deleting, which is refused while work is left', async () => {
    const admin = await entrarComo(app, 'admin');
    const excluir = (transferencias?: object[]) =>
      admin.post('/api/app-web/v1/usuarios/excluir', { idUsuario: quemSai, transferencias });
    const visitor = await entrarComo(app, 'superior.ifce');
    const bloqueio = await gestor.post(`${GERENCIAR}/${quemSai}/bloquear`, { motivo: 'Licença longa.' });
    expect(bloqueio.statusCode, bloqueio.body).toBe(200);
    expect((await visitor.get(EU)).statusCode).toBe(401);
    expect((await excluir()).json().code).toBe('usuario.trabalho-aberto');
    expect((await excluir([{ idOuvidoria: IFCE, para: [eu] }])).statusCode).toBe(200);
    expect(await donos(maos)).toEqual([eu, eu, eu, eu]);
    expect((await auditoriaDe(app, quemSai)).at(-1)?.acao).toBe('Exclusão');
  });
});

describe('who may receive', () => {
  it('is listed with what they have in hand, to somebody who passes work on in that office', async () => {
    const lista = (await gestor.get(`${GERENCIAR}/quem-recebe?idOuvidoria=${IFCE}`)).json();
    expect(lista.map(({ idUsuario }: { idUsuario: number }) => idUsuario)).toContain(respondente);
    expect((await gestor.get(`${GERENCIAR}/quem-recebe?idOuvidoria=${Orgaos.cgu}`)).statusCode).toBe(404);
  });
});
