import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { acoesDoHistorico, criarCaso, emailsDoEvento, visitorComChave } from '#testing/casos.ts';
import {
  criarPedido,
  criarRecurso,
  interpor,
  interposto,
  TEXTO_DO_RECURSO,
  urlDoRecurso,
} from '#testing/recursos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';

let app: TestApp;
let maria: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  maria = await entrarComo(app, 'maria.cidada');
});
afterAll(() => app.close());

const codigo = async (response: ReturnType<typeof interpor>) => {
  const { statusCode, json } = await response;
  return [statusCode, (json() as { code?: string }).code];
};
const countRecursos = async (idManifestacao: number): Promise<number> => {
  const rows = await app.db
    .selectFrom('recurso')
    .select('id')
    .where('id_manifestacao', '=', idManifestacao)
    .execute();
  return rows.length;
};

describe('filing an appeal', () => {
  it('happens once, however often the same sending arrives', async () => {
    const { id } = await criarPedido(app);
    const chaveEnvio = randomUUID();
    const respostas = await Promise.all([
      interpor(maria, id, { chaveEnvio }),
      interpor(maria, id, { chaveEnvio }),
      interpor(maria, id, { chaveEnvio }),
    ]);
    expect(respostas.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const [primeira, ...outras] = respostas.map((response) => response.json<{ idRecurso: number }>());
    expect(outras).toEqual([primeira, primeira]);
    expect(await countRecursos(id)).toBe(1);
    const acoes = await acoesDoHistorico(app, id);
    expect(acoes.filter((acao) => acao === 'Registro de Recurso')).toHaveLength(1);
    expect(await codigo(interpor(maria, (await criarPedido(app)).id, { chaveEnvio }))).toEqual([
      409,
      'recurso.envio-repetido',
    ]);
    // If somebody else's browser made the same key, it files their own appeal.
    const joao = await entrarComo(app, 'joao.cidadao');
    const deJoao = await criarPedido(app, { login: 'joao.cidadao' });
    expect(await codigo(interpor(joao, deJoao.id, { chaveEnvio }))).toEqual([200, undefined]);
  });

  it('Lei 12.527/2011, art. 15: the first sentence of the case says that it is pending, who has it and until when', async () => {
    const { id } = await criarPedido(app);
    const { prazo } = await interposto(maria, id);
    const [ano, mes, dia] = (prazo ?? '').split('-');
    const { fraseDaSituacao } = (await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).json<{
      fraseDaSituacao: string;
    }>();
    expect(fraseDaSituacao).toMatch(
      new RegExp(
        `^Recurso em julgamento: decisão até ${dia}/${mes}/${ano}[.] .*Quem julga o recurso é a chefia`,
      ),
    );
  });

  it('says why: a type of the table is required', async () => {
    const { id } = await criarPedido(app);
    for (const idTipoRecurso of [null, 99]) {
      const response = await interpor(maria, id, { idTipoRecurso });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        code: 'recurso.tipo-necessario',
        details: { campos: { idTipoRecurso: 'Escolha o motivo do recurso.' } },
      });
    }
    expect(await codigo(interpor(maria, id, { texto: 'curto' }))).toEqual([400, expect.any(String)]);
    expect(await countRecursos(id)).toBe(0);
  });

  it('S9-01 carries five files at most', async () => {
    const { id } = await criarPedido(app);
    const anexos: { idAnexo: number; segredo: string }[] = [];
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const { idAnexo, segredo } = await enviarArquivo(app, Buffer.from(`Prova ${n}.`), `prova-${n}.txt`);
      anexos.push({ idAnexo, segredo });
    }
    expect(await codigo(interpor(maria, id, { anexos }))).toEqual([400, 'anexo.arquivos-demais']);
    const { idRecurso } = await interposto(maria, id, { anexos: anexos.slice(0, 5) });
    const visto = (await maria.get(urlDoRecurso(idRecurso))).json<{ anexos: { href: string }[] }>();
    expect(visto.anexos).toHaveLength(5);
    const superior = await entrarComo(app, 'superior.ifce');
    expect((await superior.get(visto.anexos[0]?.href ?? '')).statusCode).toBe(200);
    const joao = await entrarComo(app, 'joao.cidadao');
    expect((await joao.get(visto.anexos[0]?.href ?? '')).statusCode).toBe(404);
  });

  it('is for the person who asked, signed in; the holder of the access code signs in too', async () => {
    const { id } = await criarPedido(app);
    expect(await codigo(interpor(new Visitor(app), id))).toEqual([401, 'sessao.ausente']);
    expect(await codigo(interpor(await visitorComChave(app, id), id))).toEqual([401, 'sessao.ausente']);
    expect(await codigo(interpor(await entrarComo(app, 'joao.cidadao'), id))).toEqual([
      404,
      'manifestacao.nao-encontrada',
    ]);
    expect(await codigo(interpor(await entrarComo(app, 'gestor.ifce'), id))).toEqual([
      403,
      'manifestacao.nao-e-sua',
    ]);
  });

  it('is of the access law: a reclamação of ouvidoria has no appeal', async () => {
    const { id } = await criarCaso(app, { idOuvidoria: Orgaos.ifce, resposta: { texto: 'Resolvido.' } });
    expect(await codigo(interpor(maria, id))).toEqual([409, 'manifestacao.so-no-acesso']);
    expect((await maria.get(`/api/app-web/v1/manifestacoes/${id}/remedios`)).json()).toEqual([]);
  });

  it('tells the person who appealed, the office that judges and each authority, and none of what was written', async () => {
    await app.db.deleteFrom('email_saida').execute();
    const { id } = await criarPedido(app);
    await interposto(maria, id);
    const [confirmacao] = await emailsDoEvento(app, 'recurso.registrado');
    expect(confirmacao).toMatchObject({ para: 'maria.cidada@escuta.invalid' });
    expect(confirmacao?.texto).toContain('até 17/03/2026');
    const aosQueJulgam = await emailsDoEvento(app, 'recurso.novo-na-instancia');
    expect(aosQueJulgam.map(({ para }) => para)).toContain('superior.ifce@escuta.invalid');
    expect(aosQueJulgam).toHaveLength(2);
    for (const { texto } of [confirmacao, ...aosQueJulgam].flatMap((each) => each ?? [])) {
      expect(texto).not.toContain('planilha');
      expect(texto).not.toContain('{{');
    }
  });
});

describe('who reads an appeal', () => {
  const ler = async (login: string, idRecurso: number) =>
    (await (await entrarComo(app, login)).get(urlDoRecurso(idRecurso))).statusCode;

  it('is who filed it, the office that answered, and the instance that judges: not another office', async () => {
    const { id } = await criarPedido(app);
    const naPrimeira = await criarRecurso(app, id);
    expect(await ler('maria.cidada', naPrimeira)).toBe(200);
    expect(await ler('respondente.ifce', naPrimeira)).toBe(200);
    for (const login of ['recursos.cgu', 'gestor.cgu', 'cmri', 'joao.cidadao']) {
      expect(await ler(login, naPrimeira), login).toBe(404);
    }
  });

  it('lets CGU read the case only because it judges, and written down under its own name', async () => {
    const { id } = await criarPedido(app);
    const caso = async (login: string) =>
      (await (await entrarComo(app, login)).get(`/api/app-web/v1/manifestacoes/${id}`)).statusCode;
    expect(await caso('recursos.cgu')).toBe(404);
    const idRecurso = await criarRecurso(app, id, { idInstancia: 3, idJulgadora: Orgaos.cgu });
    expect(await caso('recursos.cgu')).toBe(200);
    expect(await ler('recursos.cgu', idRecurso)).toBe(200);
    // In an office that judges appeals, only those who can decide them read the case.
    expect(await caso('observador.cgu')).toBe(404);
    expect(await ler('atendente.cgu', idRecurso)).toBe(404);
    const lida = await app.db
      .selectFrom('manifestacao_historico')
      .select('responsavel')
      .where('id_manifestacao', '=', id)
      .where('acao', '=', 'Visualização')
      .execute();
    expect(lida.map(({ responsavel }) => responsavel)).toEqual(['Rogério Antunes Farias (CGU)']);
  });

  it('of a protected identity, an observer reads it without people', async () => {
    const { id } = await criarPedido(app, { idOuvidoria: Orgaos.cgu });
    await app.db
      .updateTable('manifestacao')
      .set({ id_tipo_identificacao: 3, identidade_preservada: true })
      .where('id', '=', id)
      .execute();
    const idRecurso = await criarRecurso(app, id, { idJulgadora: Orgaos.cgu });
    await app.db
      .updateTable('recurso')
      .set({ texto: `${TEXTO_DO_RECURSO} Escreva para maria@exemplo.com.br.` })
      .where('id', '=', idRecurso)
      .execute();
    const observador = await entrarComo(app, 'observador.cgu');
    const visto = (await observador.get(urlDoRecurso(idRecurso))).json<{ texto: string; atos: string[] }>();
    expect(visto.texto).toContain('[dado pessoal]');
    expect(visto.texto).not.toContain('maria@');
    expect(visto.atos).toEqual([]);
  });
});

describe('the citizen’s coach', () => {
  interface Lido {
    remedio: string;
    aberto: boolean;
    motivo: string | null;
    diasRestantes: number | null;
    oQueE: string;
    oQueAjuda: string[];
    quemDecide: string | null;
  }
  const remedios = async (id: number): Promise<Lido[]> =>
    (await maria.get(`/api/app-web/v1/manifestacoes/${id}/remedios`)).json<Lido[]>();

  it('says of each remedy what it is, who decides and until when, and of the closed ones why', async () => {
    const { id } = await criarPedido(app);
    const [recorrer, reclamar, denunciar, ...outros] = await remedios(id);
    expect(outros).toEqual([]);
    expect(recorrer).toMatchObject({ remedio: 'recorrer', aberto: true, motivo: null, diasRestantes: 11 });
    expect(recorrer?.quemDecide).toContain('IFCE');
    expect(recorrer?.oQueAjuda.length).toBeGreaterThan(1);
    expect(reclamar).toMatchObject({ aberto: false, motivo: expect.stringContaining('já respondeu') });
    expect(denunciar).toMatchObject({ aberto: false, motivo: expect.any(String) });
  });

  it('offers the revisão only where the office changed the type', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.reclamacao, situacao: Situacao.cadastrada });
    await app.db
      .updateTable('manifestacao')
      .set({ retipada_em: app.clock.now() })
      .where('id', '=', id)
      .execute();
    expect((await remedios(id)).at(-1)).toMatchObject({ remedio: 'pedirRevisao', aberto: true });
  });
});
