import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { Perfil } from '#kernel/perfil.ts';
import { atosPorCiclo } from '#server/atos-por-ciclo.ts';
import { days } from '#server/clock.ts';
import { type CicloDaParte, type ParteVista, pedidosDasPartes } from '../partes-do-caso.ts';
import { criarPedido, criarRecurso, interposto } from '../recursos.ts';
import { Orgaos } from '../registro.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { entrarComo, type Visitor } from '../visitor.ts';
import { preservar } from './casos.ts';
import { colherEnderecos, lerAsListas, lerOCaso } from './leitores.ts';
import { LISTA, NOMES, preencher } from './nomes.ts';

const API = '/api/app-web/v1';
const enderecos = colherEnderecos();
let app: TestApp;
let maria: Visitor;
let equipe: ReadonlyMap<string, Visitor>;
let pedidos: number[];

/** Of the office that answered, of those that judge and of the one that controls; none may know who asked. */
const LOGINS = ['respondente.ifce', 'gestor.ifce', 'superior.ifce', 'recursos.cgu', 'gestor.cgu'];

/** Sessions end while days pass. */
const entrarTodos = async (): Promise<void> => {
  maria = await entrarComo(app, 'maria.cidada');
  const entraram = LOGINS.map(async (login) => [login, await entrarComo(app, login)] as const);
  equipe = new Map(await Promise.all(entraram));
};

beforeAll(async () => {
  app = await createTestApp({ demo: true, onHttp: enderecos.onHttp });
  await entrarTodos();
  pedidos = [];
  for (let k = 0; k < 5; k += 1) pedidos.push((await criarPedido(app)).id);
  await preservar(app, ...pedidos);
}, 120_000);
afterAll(() => app.close());

const emDias = (dias: number): string =>
  new Date(app.clock.now().getTime() + days(dias)).toISOString().slice(0, 10);

const equipeDe = (login: string): Visitor => {
  const visitor = equipe.get(login);
  if (!visitor) throw new Error(`Nobody is ${login}`);
  return visitor;
};

const LER: Readonly<
  Partial<Record<CicloDaParte, { tabela: 'recurso' | 'incidente_correcao'; rota: string }>>
> = {
  recurso: { tabela: 'recurso', rota: 'recursos' },
  incidente: { tabela: 'incidente_correcao', rota: 'incidentes' },
};

const feitos = new Set<string>();

/** One act that this person's screen offers, done least so far, with the list in all its texts. */
const fazer = async (ciclo: CicloDaParte, id: number, visitor: Visitor, vista: ParteVista): Promise<void> => {
  const novos = vista.atos.toSorted(
    (a, b) => Number(feitos.has(`${ciclo} ${a}`)) - Number(feitos.has(`${ciclo} ${b}`)),
  );
  for (const nome of novos) {
    const envio = await pedidosDasPartes[ciclo][nome]?.(id, vista, app, visitor);
    const ato = atosPorCiclo[ciclo]?.find((cada) => cada.nome === nome);
    if (!envio || !ato) continue;
    const { corpo } = preencher(ato.entrada, envio.corpo);
    const response = await visitor.post(`${API}/${envio.rota}`, corpo);
    if (response.statusCode !== 200) continue;
    feitos.add(`${ciclo} ${nome}`);
    return;
  }
};

/** Acts of staff with texts that this walk does not do, and why. */
const NAO_SE_FAZ: Readonly<Record<string, string>> = {
  'recurso tramitar': 'shown as the steps of a case, which the acts of the case try',
  'recurso prorrogarEsclarecimento': 'read as the clarification itself, by the same presenter and no author',
  'recurso qualificar': 'read by who wrote it alone',
  'cumprimento contestarEntrega': 'only who asked',
  'cumprimento fixarNovaData': 'the reason stands in the history alone, which the acts of the case try',
};

const CICLOS: readonly CicloDaParte[] = ['recurso', 'cumprimento', 'descumprimento', 'incidente'];
const daEquipe = (quem: readonly number[]): boolean =>
  quem.some((perfil) => perfil === Perfil.respondente || perfil === Perfil.gestor);
/** What is declared, so that a new act is missed here. */
const comTextoDaEquipe = (): string[] =>
  CICLOS.flatMap((ciclo) =>
    (atosPorCiclo[ciclo] ?? [])
      .filter(({ quem, entrada, tela }) => {
        const isDeles = daEquipe(quem) && tela?.lado !== 'cidadao';
        return isDeles && preencher(entrada, {}, true).campos.length > 0;
      })
      .map(({ nome }) => `${ciclo} ${nome}`),
  );

const rodada = async (): Promise<void> => {
  for (const visitor of equipe.values()) {
    for (const [ciclo, { tabela, rota }] of Object.entries(LER) as [
      CicloDaParte,
      { tabela: 'recurso'; rota: string },
    ][]) {
      const rows = await app.db
        .selectFrom(tabela)
        .select('id')
        .where('id_manifestacao', 'in', pedidos)
        .execute();
      for (const { id } of rows) {
        const lido = await visitor.get(`${API}/${rota}/${id}`);
        if (lido.statusCode === 200) await fazer(ciclo, id, visitor, lido.json<ParteVista>());
      }
    }
    for (const id of pedidos) {
      const lido = await visitor.get(`${API}/manifestacoes/${id}/promessas`);
      if (lido.statusCode !== 200) continue;
      for (const promessa of lido.json<(ParteVista & { idPromessa: number })[]>())
        await fazer('cumprimento', promessa.idPromessa, visitor, promessa);
    }
    const { itens = [] } = (await visitor.get(`${API}/descumprimentos?fila=abertas`)).json<{
      itens?: { idDenuncia: number; idManifestacao: number; podeDecidir: boolean }[];
    }>();
    for (const { idDenuncia, podeDecidir } of itens)
      if (podeDecidir) await fazer('descumprimento', idDenuncia, visitor, { atos: ['decidir'] });
  }
};

const esclarecer = async (idRecurso: number): Promise<void> => {
  const passos = [
    ['recursos.cgu', 'pedirEsclarecimento', 'esclarecimento', { pergunta: LISTA }],
    ['gestor.ifce', 'esclarecer', 'esclarecer', { resposta: LISTA }],
  ] as const;
  for (const [login, nome, ato, corpo] of passos) {
    const response = await equipeDe(login).post(`${API}/recursos/${idRecurso}/${ato}`, corpo);
    expect(response.statusCode, `${nome}: ${response.body}`).toBe(200);
    feitos.add(`recurso ${nome}`);
  }
};

const entregarComArquivos = async (): Promise<void> => {
  const [promessa] = await app.db
    .selectFrom('promessa')
    .select('id')
    .where('id_manifestacao', 'in', pedidos)
    .where('situacao', '=', 'aberta')
    .execute();
  const { idAnexo, segredo } = await enviarArquivo(app, Buffer.from(LISTA), `${NOMES.join(' ')}.txt`);
  const entregue = await equipeDe('respondente.ifce').post(`${API}/promessas/${promessa?.id}/entregar`, {
    texto: LISTA,
    anexos: [{ idAnexo, segredo }],
  });
  expect(entregue.statusCode, entregue.body).toBe(200);
};

describe('Lei 13.460/2017, art. 10 § 7º: names that staff write in appeals, promises, deliveries and complaints of them', () => {
  it('tell nothing of who asked with the identity preserved, at any address and to nobody of the offices', async () => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = pedidos;
    await interposto(maria, a);
    // Before the instance above the office, which asks it for clarification.
    const acima = await criarRecurso(app, b, { idInstancia: Instancia.cgu, idJulgadora: Orgaos.cgu });
    await esclarecer(acima);
    // Decided for the person, with something to deliver: by the list, and to be complained of.
    const decidido = await interposto(maria, c);
    const superior = equipeDe('superior.ifce');
    await superior.post(`${API}/recursos/${decidido.idRecurso}/admissibilidade`, { conhecer: true });
    const decisao = await superior.post(`${API}/recursos/${decidido.idRecurso}/responder`, {
      idTipoResposta: 1,
      idEspecificacao: 2,
      texto: LISTA,
      dataEntrega: emDias(4),
      oQueEntregar: LISTA,
    });
    expect(decisao.statusCode, decisao.body).toBe(200);
    const comEntrega = (id: number, dias: number) =>
      criarRecurso(app, id, {
        respondido: true,
        conhecido: true,
        idTipoResposta: 1,
        dataEntrega: emDias(dias),
      });
    await comEntrega(d, 4);
    await entregarComArquivos();
    await rodada();
    await rodada();
    app.clock.advance(days(6));
    await entrarTodos();
    await comEntrega(e, -2);
    const denuncia = await maria.post(`${API}/manifestacoes/${e}/descumprimentos`, {
      chaveEnvio: randomUUID(),
      contra: 'decisao',
      texto: 'O prometido não foi entregue até hoje.',
    });
    expect(denuncia.statusCode, denuncia.body).toBe(200);
    await rodada();
    const oraculos: string[] = [];
    let mostram = 0;
    for (const [login, visitor] of equipe) {
      for (const id of pedidos) {
        const lido = await lerOCaso(app, enderecos.urls, visitor, id);
        oraculos.push(...lido.oraculos.map((onde) => `${login} at ${onde}`));
        mostram += lido.mostram.length;
      }
      oraculos.push(...(await lerAsListas(enderecos.urls, visitor)).oraculos);
    }
    console.info('done:', [...feitos].toSorted().join(', '), '\naddresses that show the list:', mostram);
    expect(oraculos).toEqual([]);
    const faltam = comTextoDaEquipe().filter((nome) => !feitos.has(nome) && !(nome in NAO_SE_FAZ));
    expect(faltam).toEqual([]);
    expect(mostram).toBeGreaterThan(20);
  }, 600_000);
});
