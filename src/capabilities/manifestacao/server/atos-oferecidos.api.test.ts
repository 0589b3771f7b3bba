import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRemedio, type Remedio } from '#capabilities/remedio/domain/remedio.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { visitorComChave } from '#testing/casos.ts';
import { outroCorpo } from '#testing/corpo-do-ato.ts';
import { type Cenario, montarCenario } from '#testing/palco.ts';
import { atosComPedido, type NomeDoAto, pedidoDoAto } from '#testing/pedidos-de-atos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { seedCasos } from '../../../../db/seed/seed-casos.ts';
import type { DetalheDaManifestacao } from '../domain/ler/detalhe.ts';

let app: TestApp;
let cenario: Cenario;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  await seedCasos(app.platform);
  cenario = await montarCenario(app);
});
afterAll(() => app.close());

const CIDADAOS = ['maria.cidada', 'joao.cidadao'];
const EQUIPE = ['admin', 'gestor.cgu', 'respondente.cgu', 'atendente.cgu', 'observador.cgu'];
const TEXTO = 'A planilha que veio não tem os gastos de 2025, que eu pedi.';

const listCasos = () =>
  app.db
    .selectFrom('manifestacao as m')
    .select(['m.id', 'm.id_tipo', 'm.id_ouvidoria'])
    .orderBy('m.id')
    .execute();
type Caso = Awaited<ReturnType<typeof listCasos>>[number];

/** Refusals of the words that this test sends, not of the act: other words would be accepted. */
const DAS_PALAVRAS = [
  'abertura.motivo-repetido',
  'analise.mesmo-tipo',
  'grupo.',
  'complementacao.sem-novidade',
  'tramitacao.ja-aberta',
];

/** How often each act was done, and what was offered and refused. */
const feitos = new Map<string, number>();
const recusas: string[] = [];

const noCaso = (id: number, resto: string) => `/api/app-web/v1/manifestacoes/${id}/${resto}`;

const denunciar = async (visitor: Visitor, { id }: Caso) => {
  const { promessa } = (await visitor.get(noCaso(id, 'descumprimento'))).json<{
    promessa: { contra: string };
  }>();
  return visitor.post(noCaso(id, 'descumprimentos'), {
    chaveEnvio: randomUUID(),
    contra: promessa.contra,
    texto: TEXTO,
  });
};

const interpor = async (visitor: Visitor, { id }: Caso, remedio: Remedio) => {
  const remedios = (await visitor.get(noCaso(id, 'remedios'))).json<
    { remedio: string; porSilencio?: boolean }[]
  >();
  const porSilencio = remedios.find((cada) => cada.remedio === remedio)?.porSilencio ?? false;
  return visitor.post(noCaso(id, 'recursos'), {
    chaveEnvio: randomUUID(),
    remedio,
    idTipoRecurso: remedio === 'recorrer' ? (porSilencio ? 1 : 2) : null,
    texto: TEXTO,
    anexos: [],
  });
};

const enviar = async (visitor: Visitor, caso: Caso, nome: string) => {
  if (isRemedio(nome)) {
    return nome === 'denunciarDescumprimento' ? denunciar(visitor, caso) : interpor(visitor, caso, nome);
  }
  const { url, corpo } = pedidoDoAto(nome as NomeDoAto);
  const noPalco = { ...caso, protocolo: '', numeroProtocolo: '', codigo: '', cofre: null, idTramitacao: 0 };
  const outro = outroCorpo(
    nome as NomeDoAto,
    { idTipo: caso.id_tipo, idOuvidoria: caso.id_ouvidoria },
    { tipo: TipoManifestacao.elogio, consente: true },
    feitos.get(nome) ?? 0,
  );
  return visitor.post(url(noPalco), { ...corpo(noPalco, cenario), ...outro });
};

const enviaveis: ReadonlySet<string> = new Set(atosComPedido);

/** Does one act that this person's page of the case offers: the one done least so far. */
const fazerUm = async (quem: string, visitor: Visitor, caso: Caso): Promise<void> => {
  const pagina = await visitor.get(`/api/app-web/v1/manifestacoes/${caso.id}`);
  if (pagina.statusCode !== 200) return;
  const [nome] = pagina
    .json<DetalheDaManifestacao>()
    .atos.map(({ ato }) => ato)
    .filter((ato) => enviaveis.has(ato) || isRemedio(ato))
    .toSorted((a, b) => (feitos.get(a) ?? 0) - (feitos.get(b) ?? 0));
  if (nome === undefined) return;
  feitos.set(nome, (feitos.get(nome) ?? 0) + 1);
  const response = await enviar(visitor, caso, nome);
  const { code = '', resultados } = response.json<{
    code?: string;
    resultados?: readonly { feito: boolean; code?: string }[];
  }>();
  const recusa = resultados?.find(({ feito }) => !feito)?.code ?? (response.statusCode === 200 ? null : code);
  if (recusa === null || DAS_PALAVRAS.some((das) => recusa.startsWith(das))) return;
  recusas.push(
    `${nome} by ${quem} on case ${caso.id}: ${response.statusCode} ${response.body.slice(0, 200)}`,
  );
};

describe('Lei 12.527/2011, art. 10; Lei 13.460/2017, art. 10: what is offered is accepted', () => {
  it('of whoever filed a case of the demonstration, holds its code, or works on it', async () => {
    const pessoas = new Map<string, Visitor>();
    for (const login of [...CIDADAOS, ...EQUIPE]) pessoas.set(login, await entrarComo(app, login));
    for (const [indice, caso] of (await listCasos()).entries()) {
      // The bodies that staff send name units and people of this office; every other case is enough of them.
      const isDaEquipe = caso.id_ouvidoria === Orgaos.cgu && indice % 2 === 0;
      const logins = isDaEquipe ? [...CIDADAOS, ...EQUIPE] : CIDADAOS;
      for (const login of logins) {
        const visitor = pessoas.get(login);
        if (visitor) await fazerUm(login, visitor, caso);
      }
      await fazerUm('code', await visitorComChave(app, caso.id), caso);
    }
    console.info(
      `${[...feitos.values()].reduce((a, b) => a + b, 0)} acts of ${feitos.size} kinds that pages offered were done`,
    );
    expect(recusas).toEqual([]);
    expect(feitos.size).toBeGreaterThan(40);
  }, 240_000);
});
