import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { fazerAto } from '#testing/atos.ts';
import { criarCaso } from '#testing/casos.ts';
import type { TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { gerarJobs } from './gerar-jobs.ts';
import { comArquivosGerados } from './testing-gerados.ts';
import { baixado, deGzip } from './testing-leitor.ts';

const DIA = 86_400_000;
type Linha = Record<string, string | number | boolean | null>;

let app: TestApp;
let fechar: () => Promise<void>;
let gestor: Visitor;

const rodar = (nome: string) =>
  gerarJobs(app.platform)
    .find(({ name }) => name === nome)
    ?.run({});
const ler = async (nome: string): Promise<Linha[]> =>
  deGzip(await baixado(app, nome))
    .split('\n')
    .slice(0, -1)
    .map((linha) => JSON.parse(linha) as Linha);
const nomes = async (): Promise<string[]> =>
  (await app.inject('/api/app-web/v1/dados-abertos'))
    .json<{ arquivos: { nome: string }[] }>()
    .arquivos.map(({ nome }) => nome)
    .filter((nome) => nome.startsWith('mudancas'));
const responder = async (id: number) => {
  const response = await fazerAto(gestor, 'responder', [{ idManifestacao: id }], {
    texto: 'A informação está na página do órgão, na seção de contratos.',
    idCodigoDecisao: 5,
    idEspecificacaoDecisao: 1,
    detalhes: {},
  });
  expect(response.json(), response.body).toMatchObject({ resultados: [{ feito: true }] });
  await app.runJobs();
};

let novo: { id: number; protocolo: string };
let publico: { id: number };
let denuncia: { id: number; protocolo: string };
beforeAll(async () => {
  ({ app, fechar } = await comArquivosGerados(async (nova) => {
    app = nova;
    gestor = await entrarComo(app, 'gestor.cgu');
    publico = await criarCaso(app, { tipo: TipoManifestacao.acessoAInformacao });
    await responder(publico.id);
  }));
}, 240_000);
afterAll(() => fechar());

// Each of them makes all files anew, some twice.
describe('M4 a daily file and a ‘changes since’ file of access to information only', {
  timeout: 240_000,
}, () => {
  it('the first run tells no news: what it finds is in the files of the years', async () => {
    expect((await nomes()).toSorted()).toEqual([
      'mudancas_2026-03-12.jsonl.gz',
      'mudancas_desde_2026-03-12.jsonl.gz',
    ]);
    expect(await ler('mudancas_desde_2026-03-12.jsonl.gz')).toEqual([]);
  });

  it('the next has what was filed and what was written otherwise, as the file of the year has it, and nothing else', async () => {
    app.clock.advance(DIA);
    gestor = await entrarComo(app, 'gestor.cgu');
    novo = await criarCaso(app, { tipo: TipoManifestacao.acessoAInformacao });
    denuncia = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    await criarCaso(app, { tipo: TipoManifestacao.reclamacao });
    await rodar('gerar-dados-abertos');
    const linhas = await ler('mudancas_2026-03-13.jsonl.gz');
    const { Conjunto, Mudanca, DataMudanca, ...linha } =
      linhas.find(({ IdPedido }) => IdPedido === novo.id) ?? {};
    expect([Conjunto, Mudanca, DataMudanca]).toEqual(['pedidos', 'escrita', '2026-03-13']);
    expect((await ler('pedidos_2026.jsonl.gz')).find(({ IdPedido }) => IdPedido === novo.id)).toEqual(linha);
    expect(await ler('mudancas_desde_2026-03-13.jsonl.gz')).toEqual(linhas);
    expect(await ler('mudancas_desde_2026-03-12.jsonl.gz')).toEqual(linhas);
    expect(JSON.stringify(linhas)).not.toContain(denuncia.protocolo);
    for (const cada of linhas)
      expect(['pedidos', 'recursos', 'cumprimento', 'pedidos-publicos', 'recursos-publicos']).toContain(
        cada.Conjunto,
      );
  });

  it('of a text only the key is told; one that is taken back is a tombstone within minutes, for who comes the next day too', async () => {
    app.clock.advance(DIA);
    gestor = await entrarComo(app, 'gestor.cgu');
    await responder(novo.id);
    await rodar('gerar-dados-abertos');
    const doTexto = (await ler('mudancas_2026-03-14.jsonl.gz')).filter(
      ({ Conjunto }) => Conjunto === 'pedidos-publicos',
    );
    expect(doTexto).toEqual([
      {
        Conjunto: 'pedidos-publicos',
        Mudanca: 'escrita',
        DataMudanca: '2026-03-14',
        IdPedido: novo.id,
        ProtocoloPedido: novo.protocolo,
      },
    ]);
    const response = await fazerAto(gestor, 'restringir-conteudo', [{ idManifestacao: publico.id }], {
      motivo: 'O texto cita o prontuário de um paciente.',
    });
    expect(response.json(), response.body).toMatchObject({ resultados: [{ feito: true }] });
    await rodar('refazer-dados-abertos');
    const lapide = {
      Conjunto: 'pedidos-publicos',
      Mudanca: 'retirada',
      DataMudanca: '2026-03-14',
      IdPedido: publico.id,
    };
    expect(await ler('mudancas_2026-03-14.jsonl.gz')).toContainEqual(lapide);
    app.clock.advance(DIA);
    await rodar('gerar-dados-abertos');
    expect(await ler('mudancas_desde_2026-03-14.jsonl.gz')).toContainEqual(lapide);
    expect(await ler('mudancas_desde_2026-03-15.jsonl.gz')).not.toContainEqual(lapide);
  });

  it('a row stands once, at its last change: days put together are what changed since', async () => {
    const desde = await ler('mudancas_desde_2026-03-13.jsonl.gz');
    const chave = ({ Conjunto, IdRecurso, IdPromessa, IdPedido }: Linha) =>
      `${Conjunto}/${IdRecurso ?? IdPromessa ?? IdPedido}`;
    expect(new Set(desde.map(chave)).size).toBe(desde.length);
    const dias: Linha[] = [];
    for (const dia of ['13', '14', '15']) dias.push(...(await ler(`mudancas_2026-03-${dia}.jsonl.gz`)));
    expect(desde).toEqual(dias);
    expect(desde.find((linha) => chave(linha) === `pedidos/${novo.id}`)?.DataMudanca).toBe('2026-03-14');
  });

  it('who applies what changed to the rows of an older file has the rows of the newer one', async () => {
    const antes = await ler('pedidos_2026.jsonl.gz');
    app.clock.advance(DIA);
    const outro = await criarCaso(app, { tipo: TipoManifestacao.acessoAInformacao });
    await app.db
      .updateTable('manifestacao')
      .set({ id_tipo: TipoManifestacao.reclamacao, id_tipo_formulario: 1 })
      .where('id', '=', novo.id)
      .execute();
    await rodar('gerar-dados-abertos');
    const linhas = new Map(antes.map((linha) => [linha.IdPedido, linha]));
    for (const { Conjunto, Mudanca, DataMudanca: _, ...linha } of await ler(
      'mudancas_desde_2026-03-16.jsonl.gz',
    )) {
      if (Conjunto !== 'pedidos') continue;
      if (Mudanca === 'retirada') linhas.delete(linha.IdPedido);
      else linhas.set(linha.IdPedido, linha);
    }
    expect(linhas.has(outro.id) && !linhas.has(novo.id)).toBe(true);
    const porId = (todas: Iterable<Linha>) =>
      [...todas].toSorted((a, b) => Number(a.IdPedido) - Number(b.IdPedido));
    expect(porId(linhas.values())).toEqual(porId(await ler('pedidos_2026.jsonl.gz')));
  });

  it('has thirty days, and forgets what left before', async () => {
    app.clock.advance(40 * DIA);
    await rodar('gerar-dados-abertos');
    expect(await nomes()).toHaveLength(60);
    const retiradas = await app.db
      .selectFrom('linha_aberta')
      .select('id')
      .where('digital', 'is', null)
      .execute();
    expect(retiradas).toEqual([]);
  });
});
