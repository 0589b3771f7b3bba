import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { criarCaso } from '#testing/casos.ts';
import {
  type CasoDoPasseio,
  type Cena,
  colherLeituras,
  PALAVRA,
  type Passeio,
  prepararPasseio,
} from '#testing/passeio-de-leitura.ts';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

/** Which act on which protocol, by whom: the platform's own trace, whose words the last test reads. */
const RASTRO = /\/auditoria(\/exportar)?$/;

const leituras = colherLeituras();
let app: TestApp;
let admin: Visitor;
let passeio: Passeio;

/** One filed as everybody does, one that was a denúncia, one that nobody signed. */
const registrarDenuncias = async ({ maria, idAssunto, teor }: Cena): Promise<CasoDoPasseio[]> => {
  const { denuncia, comunicacao } = TipoManifestacao;
  const registrada = await registrar(maria, { idTipoManifestacao: denuncia, idAssunto, teor });
  expect(registrada.statusCode, registrada.body).toBe(200);
  const era = await criarCaso(app, { tipo: denuncia, idAssunto, teor });
  await app.db
    .updateTable('manifestacao')
    .set({ id_tipo: TipoManifestacao.reclamacao })
    .where('id', '=', era.id)
    .execute();
  const semNome = await criarCaso(app, { tipo: comunicacao, idAssunto, teor });
  return [
    registrada.json<CasoDoPasseio>(),
    ...[era, semNome].map(({ id, numeroProtocolo }) => ({ idManifestacao: id, numeroProtocolo })),
  ];
};

beforeAll(async () => {
  app = await createTestApp(leituras.opcoes);
  passeio = await prepararPasseio(app, leituras.urls, registrarDenuncias);
  admin = await entrarComo(app, 'admin');
});
afterAll(() => app.close());

describe('Decreto 10.153/2019, art. 6º: no administrador reads denúncias', () => {
  it('walks every address that reads, as an administrador, and finds nothing of a denúncia', async () => {
    const doOrgao = await passeio.mostram(passeio.colega);
    expect(doOrgao.length, doOrgao.join('\n')).toBeGreaterThan(8);
    const urls = leituras.urls.filter((url) => !RASTRO.test(url));
    expect(await passeio.mostram(admin, { urls })).toEqual([]);
  }, 600_000);

  it('the trace names the protocol and the act, and no word of the case', async () => {
    const urls = leituras.urls.filter((url) => RASTRO.test(url));
    expect(urls).toHaveLength(2);
    expect(await passeio.mostram(admin, { urls, mostra: (corpo) => corpo.includes(PALAVRA) })).toEqual([]);
  });
});
