import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atosPorCiclo } from '#server/atos-por-ciclo.ts';
import { days } from '#server/clock.ts';
import { seedCasos } from '../../db/seed/seed-casos.ts';
import { seedClassificadas } from '../../db/seed/seed-classificadas.ts';
import { type CicloDaParte, type ParteVista, pedidosDasPartes } from './partes-do-caso.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { entrarComo, type Visitor } from './visitor.ts';

const API = '/api/app-web/v1';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  await seedCasos(app.platform);
  await seedClassificadas(app.platform);
}, 120_000);
afterAll(() => app.close());

// biome-ignore format: by office.
const LOGINS = [
  'maria.cidada', 'joao.cidadao', 'empresa.pj',
  'admin', 'gestor.cgu', 'respondente.cgu', 'atendente.cgu', 'recursos.cgu', 'colaborador.cgu',
  'gestor.ifce', 'respondente.ifce', 'superior.ifce', 'maxima.ifce', 'autoridade.ifce',
  'gestor.ce', 'cmri',
];

const lerEm =
  (rota: string) =>
  async (visitor: Visitor, id: number): Promise<ParteVista | null> => {
    const response = await visitor.get(`${API}/${rota}/${id}`);
    return response.statusCode === 200 ? response.json<ParteVista>() : null;
  };

/** Screens that get what the reader may do as yes or no. */
const comoAtos =
  (rota: string, atos: Readonly<Record<string, string>>) => async (visitor: Visitor, id: number) => {
    const response = await visitor.get(`${API}/${rota}/${id}`);
    if (response.statusCode !== 200) return null;
    const vista = response.json<Record<string, unknown>>();
    return {
      ...vista,
      atos: Object.keys(atos).flatMap((campo) => (vista[campo] ? [atos[campo] ?? ''] : [])),
    };
  };

const lerPromessa = async (visitor: Visitor, id: number): Promise<ParteVista | null> => {
  const { id_manifestacao } = await app.db
    .selectFrom('promessa')
    .select('id_manifestacao')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const response = await visitor.get(`${API}/manifestacoes/${id_manifestacao}/promessas`);
  if (response.statusCode !== 200) return null;
  const promessas = response.json<(ParteVista & { idPromessa: number })[]>();
  return promessas.find(({ idPromessa }) => idPromessa === id) ?? null;
};

type Tabela =
  | 'recurso'
  | 'promessa'
  | 'denuncia_descumprimento'
  | 'incidente_correcao'
  | 'pedido_desclassificacao'
  | 'pedido_identidade';
interface Leitura {
  readonly tabela: Tabela;
  readonly ler: (visitor: Visitor, id: number) => Promise<ParteVista | null>;
}

const leituras: Readonly<Record<CicloDaParte, Leitura>> = {
  recurso: { tabela: 'recurso', ler: lerEm('recursos') },
  cumprimento: { tabela: 'promessa', ler: lerPromessa },
  descumprimento: {
    tabela: 'denuncia_descumprimento',
    ler: comoAtos('descumprimentos', { podeDecidir: 'decidir' }),
  },
  incidente: { tabela: 'incidente_correcao', ler: lerEm('incidentes') },
  desclassificacao: { tabela: 'pedido_desclassificacao', ler: lerEm('desclassificacoes') },
  'pedido-de-identidade': {
    tabela: 'pedido_identidade',
    ler: comoAtos('pedidos-de-identidade', {
      podeDecidir: 'decidirPedidoDeIdentidade',
      podeAbrir: 'abrirIdentidadeConcedida',
    }),
  },
};
const ciclos = Object.keys(leituras) as readonly CicloDaParte[];

const listIds = async (tabela: Tabela): Promise<number[]> =>
  (await app.db.selectFrom(tabela).select('id').orderBy('id').execute()).map(({ id }) => id);

/** How often each act was done, and what was offered and refused. */
const feitos = new Map<string, number>();
const recusas: string[] = [];
const vezes = (ciclo: CicloDaParte, ato: string): number => feitos.get(`${ciclo} ${ato}`) ?? 0;

/** Does one act that this person's screen offers: the one done least so far. */
const fazerUm = async (ciclo: CicloDaParte, id: number, login: string, visitor: Visitor): Promise<void> => {
  const vista = await leituras[ciclo].ler(visitor, id);
  const oferecidos = (vista?.atos ?? []).toSorted((a, b) => vezes(ciclo, a) - vezes(ciclo, b));
  for (const ato of oferecidos) {
    const montar = pedidosDasPartes[ciclo][ato];
    if (!vista || !montar) throw new Error(`${ciclo} offers ${ato}, which this test does not know`);
    const envio = await montar(id, vista, app, visitor);
    if (!envio) continue;
    feitos.set(`${ciclo} ${ato}`, vezes(ciclo, ato) + 1);
    const response = await visitor.post(`${API}/${envio.rota}`, envio.corpo);
    if (response.statusCode !== 200) {
      recusas.push(
        `${ato} of ${ciclo} ${id} by ${login}: ${response.statusCode} ${response.body.slice(0, 200)}`,
      );
    }
    return;
  }
};

describe('Lei 12.527/2011, arts. 10 and 15 to 17: what is offered with an appeal, a promise or a pedido is accepted', () => {
  it('knows how a screen sends every act that people do', () => {
    for (const ciclo of ciclos) {
      const dePessoas = (atosPorCiclo[ciclo] ?? [])
        .filter(({ quem }) => quem.length > 0)
        .map(({ nome }) => nome);
      expect(Object.keys(pedidosDasPartes[ciclo]).toSorted(), ciclo).toEqual(dePessoas.toSorted());
    }
  });

  it('of everybody in the demonstration, today and as the days to decide, to appeal and to deliver pass', async () => {
    for (const [rodada, dias] of [0, 6, 20].entries()) {
      app.clock.advance(days(dias));
      for (const [vez, login] of LOGINS.entries()) {
        const visitor = await entrarComo(app, login);
        for (const ciclo of ciclos) {
          // Each time, every third part is read by this person, and by others at other times.
          const ids = (await listIds(leituras[ciclo].tabela)).filter((id) => (id + vez) % 3 === rodada);
          for (const id of ids) await fazerUm(ciclo, id, login, visitor);
        }
      }
    }
    console.info(
      `${[...feitos.values()].reduce((a, b) => a + b, 0)} acts of ${feitos.size} kinds that screens offered were done`,
    );
    expect(recusas).toEqual([]);
    expect(feitos.size).toBeGreaterThan(15);
  }, 240_000);
});
