import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selarEtiquetasJob } from '#capabilities/manifestacao/server/etiquetas/selar-etiquetas.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { fazerAto } from '#testing/atos.ts';
import { criarCaso } from '#testing/casos.ts';
import { lerCopia, valoresDe } from '#testing/ladrao/copia.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const API = '/api/app-web/v1/tratamento';
const LISTA = `${API}/manifestacoes?fila=todas`;
/** Whoever writes such a label has named somebody. */
const NOME = 'diretor-petrônio-albuquerque';

let app: TestApp;
let gestor: Visitor;
let admin: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  gestor = await entrarComo(app, 'gestor.cgu');
  admin = await entrarComo(app, 'admin');
});
afterAll(() => app.close());

const denuncia = async () => (await criarCaso(app, { tipo: TipoManifestacao.denuncia })).id;
const aberta = async () => (await criarCaso(app)).id;
const classificar = async (id: number, dados: Record<string, unknown>) => {
  const response = await gestor.post(`${API}/classificar`, { casos: [{ idManifestacao: id }], ...dados });
  expect(response.statusCode, response.body).toBe(200);
};
const tagsDe = async (id: number) => (await gestor.get(`${API}/${id}`)).json<{ tags: string[] }>().tags;
const listados = async (pergunta: string, quem = gestor) =>
  (await quem.get(`${LISTA}&porPagina=100&${pergunta}`))
    .json<{ itens: { idManifestacao: number; tags: { idTag: number; nome: string }[] }[] }>()
    .itens.toSorted((a, b) => a.idManifestacao - b.idManifestacao);
const idsDa = async (pergunta: string, quem = gestor) =>
  (await listados(pergunta, quem)).map(({ idManifestacao }) => idManifestacao);
const opcoes = async (quem = gestor) =>
  (await quem.get(`${API}/opcoes-da-lista?idOuvidoria=6`)).json<{ tags: { idTag: number; nome: string }[] }>()
    .tags;

/** Every column in which a copy of the database has the word. */
const ondeEsta = async (palavra: string): Promise<string[]> => {
  const copia = await lerCopia(app.url);
  const achados = [...copia.tabelas.values()].flatMap(({ nome, linhas }) =>
    linhas.flatMap((linha) =>
      valoresDe({ tabela: nome, linha }).flatMap(([onde, valor]) => {
        const texto = Buffer.isBuffer(valor) ? valor.toString('latin1') : String(valor);
        return texto.toLowerCase().includes(palavra) ? [onde] : [];
      }),
    ),
  );
  return [...new Set(achados)];
};

describe('Lei 13.608/2018, art. 4-B: labels of a denúncia name people, and are sealed with it', () => {
  it('a copy of the database has the word nowhere; the office reads, finds and takes it off as any other', async () => {
    const [id, outra] = [await denuncia(), await denuncia()];
    await classificar(id, { tags: [NOME, 'obras'] });
    await classificar(outra, { incluirTags: [NOME.toUpperCase()] });
    expect(await ondeEsta(NOME)).toEqual([]);
    expect(await tagsDe(id)).toEqual([NOME, 'obras']);
    expect((await listados(`ids=${id}`))[0]?.tags.map(({ nome }) => nome)).toEqual([NOME, 'obras']);
    const oferecida = (await opcoes()).find(({ nome }) => nome === NOME);
    expect(await idsDa(`tags=${oferecida?.idTag}`)).toEqual([id, outra]);
    expect(await idsDa('busca=petronio')).toEqual([id, outra]);
    expect((await gestor.get(`${API}/${id}/opcoes`)).json<{ tags: string[] }>().tags).toContain(NOME);
    await classificar(id, { retirarTags: [NOME] });
    expect(await tagsDe(id)).toEqual(['obras']);
    expect(await idsDa(`tags=${oferecida?.idTag}`)).toEqual([outra]);
  });

  it('two cases with the same label share no value', async () => {
    const [id, outra] = [await denuncia(), await denuncia()];
    await classificar(id, { tags: ['quadrilha'] });
    await classificar(outra, { tags: ['quadrilha'] });
    const seladas = await app.db
      .selectFrom('manifestacao_tag_selada')
      .select('selada')
      .where('id_manifestacao', 'in', [id, outra])
      .execute();
    expect(seladas).toHaveLength(2);
    expect(seladas[0]?.selada.equals(seladas[1]?.selada ?? Buffer.alloc(0))).toBe(false);
    expect(new Set(seladas.map(({ selada }) => selada.length)).size).toBe(1);
    const abertas = await app.db
      .selectFrom('manifestacao_tag')
      .select('id_tag')
      .where('id_manifestacao', 'in', [id, outra])
      .execute();
    expect(abertas).toEqual([]);
  });

  it('who may not know of the denúncia is not told its labels, neither offered nor found', async () => {
    const id = await denuncia();
    await classificar(id, { tags: ['licitação-dirigida'] });
    expect((await opcoes()).map(({ nome }) => nome)).toContain('licitação-dirigida');
    expect((await opcoes(admin)).map(({ nome }) => nome)).not.toContain('licitação-dirigida');
    expect(await idsDa('busca=licitacao-dirigida', admin)).toEqual([]);
  });

  it('what a classification did is told to who was not looking, and to nobody who reads the rows', async () => {
    const id = await denuncia();
    await classificar(id, { tags: ['tesoureira'] });
    const atrasada = await gestor.post(`${API}/classificar`, {
      casos: [{ idManifestacao: id, versao: 1 }],
      urgente: true,
    });
    expect(atrasada.json()).toMatchObject({
      details: { mudancas: [{ informacoes: 'Etiquetas incluídas: tesoureira.' }] },
    });
    expect(await ondeEsta('tesoureira')).toEqual([]);
  });

  it('a case that becomes a denúncia takes its labels along: link, word and history are sealed anew', async () => {
    const [id, outra] = [await aberta(), await aberta()];
    await classificar(id, { tags: ['almoxarife-gildo', 'iluminação'] });
    await classificar(outra, { tags: ['iluminação'] });
    expect(await ondeEsta('almoxarife-gildo')).not.toEqual([]);
    const mudada = await fazerAto(gestor, 'alterar-tipo', [{ idManifestacao: id }], {
      idTipoManifestacao: TipoManifestacao.denuncia,
      motivo: 'O texto conta um desvio de material.',
    });
    expect(mudada.body).not.toContain('"feito":false');
    await app.runJobs();
    expect(await ondeEsta('almoxarife-gildo')).toEqual([]);
    expect(await tagsDe(id)).toEqual(['almoxarife-gildo', 'iluminação']);
    // The word that an open case carries too is one for whoever filters.
    const mesma = (await opcoes()).filter(({ nome }) => nome === 'iluminação');
    expect(mesma).toHaveLength(1);
    expect(await idsDa(`tags=${mesma[0]?.idTag}`)).toEqual([id, outra]);
  });

  it('what a version before left in the open is sealed by the job, and read the same', async () => {
    const id = await denuncia();
    const { id: idTag } = await app.db
      .insertInto('tag')
      .values({ id_ouvidoria: 6, nome: 'fiscal-de-antes' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db.insertInto('manifestacao_tag').values({ id_manifestacao: id, id_tag: idTag }).execute();
    expect(await tagsDe(id)).toEqual(['fiscal-de-antes']);
    await selarEtiquetasJob(app.platform).run({});
    expect(await ondeEsta('fiscal-de-antes')).toEqual([]);
    expect(await tagsDe(id)).toEqual(['fiscal-de-antes']);
    expect(await idsDa('busca=fiscal-de-antes')).toEqual([id]);
  });

  it('labels stay with the office when the case goes to another, and are back when that is taken back', async () => {
    const id = await denuncia();
    await classificar(id, { tags: ['fica-aqui'] });
    const feito = await fazerAto(gestor, 'encaminhar', [{ idManifestacao: id }], {
      idOuvidoriaDestino: 65,
      textoDestinatario: 'O assunto é do campus de Sobral, que é de vocês.',
      textoSolicitante: 'Quem cuida disto é o instituto, e ele vai responder.',
      podeDesfazer: true,
    });
    expect(feito.body).toContain('"desfazer"');
    const restam = () =>
      app.db
        .selectFrom('manifestacao_tag_selada')
        .select('id_manifestacao')
        .where('id_manifestacao', '=', id)
        .execute();
    expect(await restam()).toEqual([]);
    expect((await gestor.post(`${API}/${id}/desfazer`)).statusCode).toBe(200);
    expect(await tagsDe(id)).toEqual(['fica-aqui']);
  });

  it('a label put beside another case is not read as that case’s', async () => {
    const [id, outra] = [await denuncia(), await denuncia()];
    await classificar(id, { tags: ['posta-no-lugar'] });
    await app.db
      .updateTable('manifestacao_tag_selada')
      .set({ id_manifestacao: outra })
      .where('id_manifestacao', '=', id)
      .execute();
    expect((await gestor.get(`${API}/${outra}`)).statusCode).toBe(500);
    await app.db.deleteFrom('manifestacao_tag_selada').where('id_manifestacao', '=', outra).execute();
  });
});
