import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnexo } from '#capabilities/anexo/server/index.ts';
import { lugarDoArquivo } from '#capabilities/anexo/server/lugares.ts';
import { provaComum } from '#capabilities/anexo/server/prova-do-conteudo.ts';
import { reguardarAnexosJob } from '#capabilities/anexo/server/reguardar-anexos.ts';
import { enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { sealBytes } from '#server/crypto/envelope-bytes.ts';
import { openText } from '#server/crypto/texto-selado.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { chaveDoCofre, findCasoSemLeitor } from '../caso.ts';
import { reselarTextosJob } from './reselar-textos.ts';

let app: TestApp;
let maria: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  maria = await entrarComo(app, 'maria.cidada');
});
afterAll(() => app.close());

const arquivo = Buffer.from('nota fiscal\n'.repeat(30));
const denunciar = async (): Promise<number> => {
  const { idAnexo, segredo } = await enviarArquivo(app, arquivo, 'nota.txt');
  const response = await registrar(maria, {
    idTipoManifestacao: TipoManifestacao.denuncia,
    anexos: [{ idAnexo, segredo }],
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ idManifestacao: number }>().idManifestacao;
};
const linha = (id: number) =>
  app.db
    .selectFrom('manifestacao as m')
    .innerJoin('manifestacao_cofre as c', 'c.id_manifestacao', 'm.id')
    .select(['m.teor_cifrado', 'c.chave_embrulhada', 'c.identidade_cifrada'])
    .where('m.id', '=', id)
    .executeTakeFirstOrThrow();
const anexoDo = (id: number) =>
  app.db.selectFrom('anexo').selectAll().where('id_manifestacao', '=', id).executeTakeFirstOrThrow();
const CLASSE = 256 + 28;

describe('L1: what earlier versions sealed is sealed anew', () => {
  it('texts at their own length are filled up to a size class, and read the same', async () => {
    const id = await denunciar();
    const { chave_embrulhada, teor_cifrado, identidade_cifrada } = await linha(id);
    const chave = chaveDoCofre(app).desembrulhar(chave_embrulhada);
    const comoAntes = (selado: Buffer | null) =>
      sealBytes(chave, Buffer.from(openText(chave, selado ?? Buffer.alloc(0))));
    const [teor, identidade] = [comoAntes(teor_cifrado), comoAntes(identidade_cifrada)];
    await app.db.updateTable('manifestacao').set({ teor_cifrado: teor }).where('id', '=', id).execute();
    await app.db
      .updateTable('manifestacao_cofre')
      .set({ identidade_cifrada: identidade })
      .where('id_manifestacao', '=', id)
      .execute();
    await reselarTextosJob(app.platform).run({});
    const depois = await linha(id);
    expect(teor.length).not.toBe(CLASSE);
    expect([depois.teor_cifrado?.length, depois.identidade_cifrada?.length]).toEqual([CLASSE, CLASSE]);
    const caso = await findCasoSemLeitor(app.platform, id);
    expect(caso?.teor().texto).toBe('Notas fiscais repetidas no almoxarifado.');
    expect(caso?.manifestante()?.email).toBe('maria.cidada@escuta.invalid');
    expect(await app.db.selectFrom('selagem_pendente').selectAll().execute()).toEqual([]);
  });

  it('files get a proof and a length that join them to no other, and are read the same', async () => {
    const [id, outro] = [await denunciar(), await denunciar()];
    const store = createFileStore(app.config);
    const { id: idAnexo, local, chave_embrulhada } = await anexoDo(id);
    const caso = await findCasoSemLeitor(app.platform, id);
    if (!caso?.cofre) throw new Error('The case is not sealed');
    const chave = caso.cofre.openBytes(chave_embrulhada);
    await store.write(lugarDoArquivo(local), sealBytes(chave, arquivo));
    await app.db
      .updateTable('anexo')
      .set({
        sha256: provaComum(app, arquivo),
        prova_a_separar: true,
        tamanho: arquivo.length,
        recebido: arquivo.length,
        tamanho_cifrado: null,
      })
      .where('id', '=', idAnexo)
      .execute();
    expect((await readAnexo(app.platform, caso, idAnexo)).conteudo).toEqual(arquivo);
    await reguardarAnexosJob(app.platform, store).run({});
    const depois = await anexoDo(id);
    expect([depois.tamanho, depois.recebido, depois.prova_a_separar]).toEqual([512, 512, false]);
    expect(depois.sha256).not.toEqual((await anexoDo(outro)).sha256);
    expect((await store.read(lugarDoArquivo(local)))?.length).toBe(512 + 28);
    expect((await readAnexo(app.platform, caso, idAnexo)).conteudo).toEqual(arquivo);
    const pagina = await maria.get(`/api/app-web/v1/manifestacoes/${id}`);
    expect(pagina.json<{ anexos: { tamanho: number }[] }>().anexos[0]?.tamanho).toBe(arquivo.length);
  });

  it('the moment is told to who may read the case, and to nobody else', async () => {
    app.clock.set('2026-03-12T10:47:03-03:00');
    maria = await entrarComo(app, 'maria.cidada');
    const id = await denunciar();
    const [guardado] = (
      await sql<{ registrada_em: Date }>`select registrada_em from manifestacao where id = ${id}`.execute(
        app.db,
      )
    ).rows;
    expect(guardado?.registrada_em.toISOString()).toBe('2026-03-12T13:00:00.000Z');
    const detalhe = (await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).json<{
      registradaEm: string;
      historico: { ocorridoEm: string }[];
    }>();
    expect(detalhe.registradaEm).toBe('2026-03-12T13:47:03.000Z');
    expect(detalhe.historico.at(-1)?.ocorridoEm).toBe('2026-03-12T13:47:03.000Z');
  });
});
