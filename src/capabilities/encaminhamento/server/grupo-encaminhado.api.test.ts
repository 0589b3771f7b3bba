import { afterAll, beforeAll, expect, it } from 'vitest';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { fazerAto } from '#testing/atos.ts';
import { type CasoCriado, criarCaso } from '#testing/casos.ts';
import { readEstado } from '#testing/palco.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let gestor: Visitor;
let ifce: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  gestor = await entrarComo(app, 'gestor.cgu');
  ifce = await entrarComo(app, 'gestor.ifce');
});
afterAll(() => app.close());

const texto = 'Quem cuida deste assunto é o instituto federal.';
const resposta = { texto, detalhes: { decisaoFinal: 'A lâmpada foi trocada.' } };
const um = ({ id }: CasoCriado) => [{ idManifestacao: id }];
const abrir = async (visitor: Visitor, { id }: CasoCriado) =>
  (await visitor.get(`/api/app-web/v1/tratamento/${id}`)).json<{ grupo: unknown }>();

const agruparTres = async (): Promise<readonly [CasoCriado, CasoCriado, CasoCriado]> => {
  const casos = [await criarCaso(app), await criarCaso(app), await criarCaso(app)] as const;
  const [principal, ...outros] = casos;
  const junto = await fazerAto(gestor, 'agrupar', outros.flatMap(um), { idPrincipal: principal.id });
  expect(junto.statusCode, junto.body).toBe(200);
  return casos;
};
const encaminhar = async (caso: CasoCriado) => {
  const feito = await fazerAto(gestor, 'encaminhar', um(caso), {
    idOuvidoriaDestino: Orgaos.ifce,
    textoDestinatario: texto,
    textoSolicitante: texto,
  });
  expect(feito.statusCode, feito.body).toBe(200);
};

it('a duplicate that is forwarded leaves its group: the new office is shown none of the others', async () => {
  const [principal, segunda, terceira] = await agruparTres();
  await encaminhar(segunda);
  expect((await abrir(ifce, segunda)).grupo).toBeNull();
  const respondida = await fazerAto(gestor, 'responder', um(principal), resposta);
  expect(respondida.json<{ resultados: unknown[] }>().resultados).toHaveLength(2);
  expect((await readEstado(app, terceira.id)).situacao).toBe(Situacao.concluida);
  expect((await readEstado(app, segunda.id)).situacao).toBe(Situacao.encaminhada);
});

it('a principal that is forwarded takes nobody along, and its answer elsewhere answers only itself', async () => {
  const [principal, segunda] = await agruparTres();
  await encaminhar(principal);
  expect((await abrir(ifce, principal)).grupo).toBeNull();
  const respondida = await fazerAto(ifce, 'responder', um(principal), resposta);
  expect(respondida.json<{ resultados: unknown[] }>().resultados).toHaveLength(1);
  expect((await readEstado(app, segunda.id)).situacao).toBe(Situacao.cadastrada);
  expect((await fazerAto(gestor, 'desagrupar', um(segunda), {})).statusCode).toBe(200);
});
