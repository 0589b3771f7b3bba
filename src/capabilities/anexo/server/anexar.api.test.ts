import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { days, hours } from '#server/clock.ts';
import { type CasoCriado, CGU, criarCaso, visitorComChave } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';
import type { AnexoEnviado } from '../domain/anexo.ts';
import { limitesDoRecurso } from '../domain/limites-do-ato.ts';
import { AUTORA, exe, jpeg, jpegComAutora, pdf } from '../domain/testing-arquivos.ts';
import { type AnexarA, anexarA, anexoCapability, listAnexos, readAnexo } from './index.ts';
import { enviarArquivo, pedirEnvio } from './testing-envio.ts';

let dataDir: string;
let app: TestApp;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'anexos-'));
  app = await createTestApp({ env: { DATA_DIR: dataDir }, demo: true });
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

const naLoja = async (): Promise<string[]> => {
  const entradas = await readdir(path.join(dataDir, 'anexos'), { recursive: true, withFileTypes: true });
  return entradas
    .filter((e) => e.isFile())
    .map((e) => path.relative(dataDir, path.join(e.parentPath, e.name)));
};

const enviado = async (bytes: Uint8Array, nome: string): Promise<AnexoEnviado> => {
  const { idAnexo, segredo } = await enviarArquivo(app, bytes, nome);
  return { idAnexo, segredo };
};

const anexar = (caso: CasoCriado, enviados: AnexoEnviado[], mais: Partial<AnexarA> = {}): Promise<void> =>
  app.platform.db
    .transaction()
    .execute((tx) =>
      anexarA(app.platform, tx, { enviados, idManifestacao: caso.id, cofre: caso.cofre, ...mais }),
    );

const comoCaso = ({ id, cofre }: CasoCriado) => ({ row: { id }, cofre });
const href = (caso: CasoCriado, { idAnexo }: AnexoEnviado) =>
  `/api/app-web/v1/manifestacoes/${caso.id}/anexos/${idAnexo}`;
const rowDe = ({ idAnexo }: AnexoEnviado) =>
  app.db.selectFrom('anexo').selectAll().where('id', '=', idAnexo).executeTakeFirstOrThrow();

describe('attaching', () => {
  it('gives the case the file, with its name in the open where the case is', async () => {
    const caso = await criarCaso(app);
    const anexo = await enviado(jpeg(), 'Foto da rua.jpg');
    await anexar(caso, [anexo]);
    expect(await listAnexos(app.db, comoCaso(caso))).toMatchObject([
      {
        idAnexo: anexo.idAnexo,
        nomeArquivo: 'Foto da rua.jpg',
        tipoConteudo: 'image/jpeg',
        href: href(caso, anexo),
      },
    ]);
    expect(await rowDe(anexo)).toMatchObject({
      nome: 'Foto da rua.jpg',
      nome_cifrado: null,
      id_tipo_anexo: 1,
    });
  });

  it('seals file and name of a denúncia with the key of the case: nothing else opens them', async () => {
    const caso = await criarCaso(app, { tipo: TipoManifestacao.denuncia, login: null });
    const anexo = await enviado(jpegComAutora(), `prova contra ${AUTORA}.jpg`);
    const solta = (await rowDe(anexo)).chave_embrulhada;
    await anexar(caso, [anexo]);
    const row = await rowDe(anexo);
    expect(row.nome).toBeNull();
    expect(row.chave_embrulhada.equals(solta)).toBe(false);
    expect(JSON.stringify(row)).not.toContain(AUTORA);
    const lido = await readAnexo(app.platform, comoCaso(caso), anexo.idAnexo);
    expect(lido.nomeArquivo).toBe(`prova contra ${AUTORA}.jpg`);
    expect(lido.conteudo.includes(AUTORA)).toBe(false);
    const outro = await criarCaso(app, { tipo: TipoManifestacao.denuncia, login: null });
    await expect(listAnexos(app.db, { row: { id: caso.id }, cofre: outro.cofre })).rejects.toThrow();
  });

  it('keeps no plain hash, by which a known document could be found in a copy of the database', async () => {
    const caso = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    const anexo = await enviado(Buffer.from('ata da reunião'), 'ata.txt');
    await anexar(caso, [anexo]);
    const { conteudo } = await readAnexo(app.platform, comoCaso(caso), anexo.idAnexo);
    const { sha256 } = await rowDe(anexo);
    expect(sha256?.length).toBe(32);
    expect(sha256).not.toEqual(createHash('sha256').update(conteudo).digest());
  });

  it('throws away what came, with the author data in it, once the act is done', async () => {
    const caso = await criarCaso(app);
    const anexo = await enviado(jpegComAutora(), 'foto.jpg');
    const { local } = await rowDe(anexo);
    const lugares = async () => (await naLoja()).filter((arquivo) => arquivo.includes(local));
    expect(await lugares()).toHaveLength(2);
    await anexar(caso, [anexo]);
    await app.runJobs();
    expect(await lugares()).toEqual([`anexos/guardados/${local.slice(0, 2)}/${local}`]);
  });

  it.each([
    [
      "somebody else's file",
      'anexo.inexistente',
      async (a: AnexoEnviado, b: AnexoEnviado) => [{ ...a, segredo: b.segredo }],
    ],
    ['the same file twice', 'anexo.repetido', async (a: AnexoEnviado) => [a, a]],
    [
      'a file that does not exist',
      'anexo.inexistente',
      async (a: AnexoEnviado) => [{ ...a, idAnexo: 999_999 }],
    ],
    ['a file still on its way', 'anexo.nao-pronto', async () => [await pedirEnvio(app, 'a.pdf', 10)]],
    ['a refused file', 'anexo.nao-pronto', async () => [await enviado(exe(), 'a.pdf')]],
  ])('refuses %s, and attaches none of the others', async (_nome, code, escolher) => {
    const caso = await criarCaso(app);
    const [bom, a, b] = [
      await enviado(jpeg(), '1.jpg'),
      await enviado(jpeg(), '2.jpg'),
      await enviado(jpeg(), '3.jpg'),
    ];
    await expect(anexar(caso, [bom, ...(await escolher(a, b))])).rejects.toMatchObject({ code });
    expect(await listAnexos(app.db, comoCaso(caso))).toEqual([]);
  });

  it('refuses a file that another case already has', async () => {
    const [um, dois] = [await criarCaso(app), await criarCaso(app)];
    const anexo = await enviado(jpeg(), 'a.jpg');
    await anexar(um, [anexo]);
    await expect(anexar(dois, [anexo])).rejects.toMatchObject({ code: 'anexo.ja-anexado' });
  });

  it('S9-01 refuses the eleventh file and the byte above 30,000,000; appeals take fewer', async () => {
    const caso = await criarCaso(app);
    const onze: AnexoEnviado[] = [];
    for (let i = 0; i < 11; i++) onze.push(await enviado(jpeg(), `${i}.jpg`));
    await expect(anexar(caso, onze)).rejects.toMatchObject({ code: 'anexo.arquivos-demais' });
    await expect(anexar(caso, onze.slice(0, 6), { limites: limitesDoRecurso })).rejects.toMatchObject({
      code: 'anexo.arquivos-demais',
    });
    const [a, b] = onze as [AnexoEnviado, AnexoEnviado];
    await app.db.updateTable('anexo').set({ tamanho: 30_000_000 }).where('id', '=', a.idAnexo).execute();
    await expect(anexar(caso, [a, b])).rejects.toMatchObject({ code: 'anexo.total-grande' });
  });
});

describe('downloading', () => {
  it('comes as a download with its own name and kind, and is kept by nobody', async () => {
    const caso = await criarCaso(app);
    const bytes = await pdf();
    const anexo = await enviado(bytes, 'relatório d\'água "final".pdf');
    await anexar(caso, [anexo]);
    const maria = await entrarComo(app, 'maria.cidada');
    const resposta = await maria.get(href(caso, anexo));
    expect(resposta.statusCode).toBe(200);
    expect(resposta.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="relatorio d_agua _final_.pdf"; filename*=UTF-8''relat%C3%B3rio%20d%27%C3%A1gua%20_final_.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(resposta.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is for who may see the case: the owner, the holder of the code, the office', async () => {
    const caso = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    const alheio = await criarCaso(app, { idOuvidoria: 65, login: null });
    const anexo = await enviado(jpeg(), 'foto.jpg');
    await anexar(caso, [anexo]);
    const status = async (visitor: Visitor) => (await visitor.get(href(caso, anexo))).statusCode;
    expect(await status(await entrarComo(app, 'maria.cidada'))).toBe(200);
    expect(await status(await visitorComChave(app, caso.id))).toBe(200);
    expect(await status(await entrarComo(app, 'gestor.cgu'))).toBe(200);
    expect(await status(new Visitor(app))).toBe(404);
    expect(await status(await visitorComChave(app, alheio.id))).toBe(404);
    expect(await status(await entrarComo(app, 'gestor.ifce'))).toBe(404);
    expect(await status(await entrarComo(app, 'cadastrador.cgu'))).toBe(404);
  });

  it('does not reach a file of another case through a case one may see', async () => {
    const [meu, outro] = [await criarCaso(app), await criarCaso(app, { idOuvidoria: 65, login: null })];
    const anexo = await enviado(jpeg(), 'foto.jpg');
    await anexar(outro, [anexo]);
    const maria = await entrarComo(app, 'maria.cidada');
    expect((await maria.get(href(meu, anexo))).statusCode).toBe(404);
  });

  it('by staff is a line of the history that does not name the file; by the owner it is none', async () => {
    const caso = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    const anexo = await enviado(jpeg(), `prova de ${AUTORA}.jpg`);
    await anexar(caso, [anexo]);
    await (await entrarComo(app, 'maria.cidada')).get(href(caso, anexo));
    await (await entrarComo(app, 'respondente.cgu')).get(href(caso, anexo));
    const linhas = await app.db
      .selectFrom('manifestacao_historico')
      .selectAll()
      .where('id_manifestacao', '=', caso.id)
      .where('acao', '=', 'Visualização')
      .execute();
    expect(linhas).toMatchObject([{ informacoes: 'Baixou um anexo.', id_ouvidoria: CGU }]);
    expect(JSON.stringify(linhas)).not.toContain(AUTORA);
    expect(app.log()).not.toContain(AUTORA);
  });
});

describe('the sweep', () => {
  const varrer = async () => {
    const { jobs } = anexoCapability(app.platform, () => Promise.reject(new Error('unused')));
    for (const job of jobs) if (job.cron) await job.run({});
  };
  const existe = async ({ idAnexo }: AnexoEnviado) =>
    (await app.db.selectFrom('anexo').select('id').where('id', '=', idAnexo).execute()).length === 1;

  it('takes what is half-sent after the link, what waits after 30 days, and never what is attached', async () => {
    const antes = app.clock.now();
    const caso = await criarCaso(app);
    const meio = await pedirEnvio(app, 'a.pdf', 10);
    const pronto = await enviado(jpeg(), 'b.jpg');
    const anexado = await enviado(jpeg(), 'c.jpg');
    await anexar(caso, [anexado]);
    app.clock.advance(hours(1));
    await varrer();
    expect([await existe(meio), await existe(pronto), await existe(anexado)]).toEqual([false, true, true]);
    const { local } = await rowDe(pronto);
    app.clock.advance(days(30));
    await varrer();
    expect([await existe(pronto), await existe(anexado)]).toEqual([false, true]);
    expect((await naLoja()).some((arquivo) => arquivo.includes(local))).toBe(false);
    expect((await readAnexo(app.platform, comoCaso(caso), anexado.idAnexo)).conteudo.length).toBeGreaterThan(
      0,
    );
    app.clock.set(antes);
  });

  it('within a day takes every file of the store that no row knows', async () => {
    const antes = app.clock.now();
    // Whole paths: the random names of the files that stay may hold any four digits of these.
    const perdidos = ['recebendo/0a/0aaa/0', 'guardados/0b/0bbb', 'guardados/ff/ffff'].map((lugar) =>
      path.join('anexos', lugar),
    );
    for (const lugar of perdidos) {
      const arquivo = path.join(dataDir, lugar);
      await mkdir(path.dirname(arquivo), { recursive: true });
      await writeFile(arquivo, 'perdido');
    }
    expect(await naLoja()).toEqual(expect.arrayContaining(perdidos));
    for (let hora = 0; hora < 24; hora++) {
      await varrer();
      app.clock.advance(hours(1));
    }
    expect((await naLoja()).filter((arquivo) => perdidos.includes(arquivo))).toEqual([]);
    app.clock.set(antes);
  });
});
