import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarPedidoRespondido, criarRecurso } from '#testing/decisoes.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { nomear } from './testing-autoridades.ts';
import { ESCUTA_PY, ouvir, programasEm, servidorDublado } from './testing-clientes-de-exemplo.ts';
import { entrarComoPrograma, type Programa, reclamacao, TEXTO } from './testing-integracao.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}
interface Operacao {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<
      string,
      { readonly headers?: object; readonly content?: Record<string, { readonly schema: Schema }> }
    >
  >;
}
interface Documento {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operacao>>>>;
}
interface ChamadaDoCliente {
  readonly metodo: string;
  readonly caminho: string;
  readonly consulta?: readonly string[];
  readonly corpo?: readonly string[];
}

let app: TestApp;
let url: string;
let pasta: string;
let fonte: string;
let documento: Documento;
let respondente: Programa;

beforeAll(async () => {
  app = await createTestApp({ demo: true, env: { WEBHOOKS_REDE: 'local' } });
  respondente = await entrarComoPrograma(app, 'respondente');
  fonte = await readFile(ESCUTA_PY, 'utf8');
  documento = (await app.inject('/api/docs/integracao/openapi.json')).json();
  url = await ouvir(app);
  pasta = await mkdtemp(path.join(tmpdir(), 'escuta-python-'));
}, 120_000);
afterAll(async () => {
  await rm(pasta, { recursive: true, force: true });
  await app.close();
});

const tabelaDaFonte = (nome: string) =>
  JSON.parse(new RegExp(`^${nome}: .*? = json\\.loads\\(\\s*"""(.*?)"""`, 'ms').exec(fonte)?.[1] ?? '');
const chamadas = (): [string, ChamadaDoCliente][] => Object.entries(tabelaDaFonte('CHAMADAS'));

const operacaoDa = ({ metodo, caminho }: ChamadaDoCliente): Operacao | undefined =>
  documento.paths[caminho]?.[metodo.toLowerCase()];

const nomesDe = (schema: Schema): string[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([nome, campo]) => [nome, ...nomesDe(campo)]),
  ...(schema.items ? nomesDe(schema.items) : []),
  ...(schema.anyOf ?? []).flatMap(nomesDe),
];

describe('M8 a Python client of one file, checked against the OpenAPI document', () => {
  it('calls only what is there, with all and only the names that each call takes', () => {
    expect(chamadas().length).toBeGreaterThan(10);
    for (const [nome, chamada] of chamadas()) {
      const operacao = operacaoDa(chamada);
      expect(operacao, `${nome}: ${chamada.metodo} ${chamada.caminho}`).toBeDefined();
      const consulta =
        operacao?.parameters?.filter((cada) => cada.in === 'query').map(({ name }) => name) ?? [];
      expect([...(chamada.consulta ?? [])].sort(), nome).toEqual(consulta.sort());
      const [corpo] = Object.values(operacao?.requestBody?.content ?? {});
      const doDocumento = Object.keys(corpo?.schema.properties ?? {}).sort();
      const doCliente = [...(chamada.corpo ?? [])].sort();
      // The form of the token is filled in by the client alone, which need not know all of it.
      if (nome === 'token') expect(doDocumento).toEqual(expect.arrayContaining(doCliente));
      else expect(doCliente, nome).toEqual(doDocumento);
    }
  });

  it('has every call of the integration, the tables of codes by their names and filters', () => {
    const doCliente = chamadas().map(([, { metodo, caminho }]) => `${metodo} ${caminho}`);
    const tabelas = Object.entries<string[]>(tabelaDaFonte('TABELAS'));
    const doDocumento = Object.entries(documento.paths).flatMap(([caminho, operacoes]) =>
      Object.keys(operacoes).map((metodo) => `${metodo.toUpperCase()} ${caminho}`),
    );
    // What the screens' menu is made of.
    const semUso = ['GET /api/item-interface-perfil'];
    expect([...doCliente, ...tabelas.map(([nome]) => `GET /api/${nome}`), ...semUso].sort()).toEqual(
      doDocumento.sort(),
    );
    for (const [nome, filtros] of tabelas) {
      const { parameters = [] } = documento.paths[`/api/${nome}`]?.get ?? {};
      expect(filtros.map((filtro) => filtro.toLowerCase()).sort(), nome).toEqual(
        parameters.map(({ name }) => name.toLowerCase()).sort(),
      );
    }
  });

  it('fills in the parameters of each path by their names, and reads no field that no answer has', () => {
    const doCaminho = chamadas().flatMap(([, { caminho }]) =>
      [...caminho.matchAll(/\{(\w+)\}/g)].map(([, n]) => n),
    );
    const preenchidos = [...fonte.matchAll(/"(id[A-Z]\w+)": /g)].map(([, nome]) => nome);
    expect(new Set(preenchidos)).toEqual(new Set(doCaminho));
    const conhecidos = new Set(
      chamadas().flatMap(([, chamada]) => {
        const { parameters = [], requestBody, responses = {} } = operacaoDa(chamada) ?? {};
        const conteudos = [requestBody, responses['200']].flatMap((cada) =>
          Object.values(cada?.content ?? {}),
        );
        return [
          ...parameters.map(({ name }) => name),
          ...conteudos.flatMap(({ schema }) => nomesDe(schema)),
          ...Object.keys(responses['200']?.headers ?? {}),
        ];
      }),
    );
    const codigo = fonte.slice(fonte.indexOf('POR_PAGINA ='));
    const usados = [
      ...codigo.matchAll(/(?:\[|\.get\(|setdefault\()"([A-Z][a-z]\w+)"|"([A-Z][a-z]\w+)": /g),
    ].map(([, lido, escrito]) => lido ?? escrito ?? '');
    const cabecalhos = ['Authorization', 'Accept', 'Content-Type', 'Idempotency-Key', 'Retry-After'];
    expect(usados.length).toBeGreaterThan(8);
    expect(usados.filter((nome) => !conhecidos.has(nome) && !cabecalhos.includes(nome))).toEqual([]);
    expect(conhecidos).toContain('X-Proximo-Cursor');
    expect(codigo).toContain('cabecalhos.get("X-Proximo-Cursor")');
  });

  it('imports only the standard library', () => {
    const importados = [...fonte.matchAll(/^(?:import|from) ([\w.]+)/gm)].map(
      ([, nome]) => nome?.split('.')[0],
    );
    const padrao =
      '__future__ base64 dataclasses gzip hashlib hmac inspect json os pathlib sys time typing urllib uuid';
    expect([...new Set(importados)].sort()).toEqual(padrao.split(' ').sort());
  });
});

const temPython =
  spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))'], { stdio: 'ignore' })
    .status === 0;

const rodando = () => {
  const { python } = programasEm(pasta, url, 'respondente');
  const sair = async (argumentos: readonly string[], mais?: Readonly<Record<string, string>>) => {
    const { codigo, saida, erro } = await python(argumentos, mais);
    expect(codigo, erro).toBe(0);
    return JSON.parse(saida);
  };
  return {
    python,
    comando: (...argumentos: string[]) => sair([ESCUTA_PY, ...argumentos]),
    programa: (codigo: string, mais?: Readonly<Record<string, string>>) =>
      sair(['-c', `import json\nfrom escuta import *\n${codigo}`], mais),
  };
};

const semPython = () => {
  it('is not run here: this machine has no Python 3.9, and the client is checked by its words alone', () => {
    expect(temPython).toBe(false);
  });
};

const comPython = () => {
  it('files with a file, reads, downloads, answers, pages and says when there is nothing', async () => {
    const { comando } = rodando();
    const gravar = (nome: string, valor: object) => writeFile(path.join(pasta, nome), JSON.stringify(valor));
    await gravar('m.json', {
      IdTipoFormulario: 1,
      IdTipoManifestacao: 3,
      TextoManifestacao: 'Fui muito bem atendida no guichê.',
      IdTipoIdentificacaoManifestante: 4,
      Manifestante: { Nome: 'Rosa Lima' },
    });
    await gravar('r.json', { IdTipoRespostaManifestacao: 3, TxtResposta: TEXTO });
    await writeFile(path.join(pasta, 'nota.txt'), 'Guichê 5.');
    const { IdManifestacao, CodigoAcesso } = await comando('registrar', 'm.json', 'nota.txt');
    expect(CodigoAcesso).toMatch(/^[\dA-Z]{20}$/);
    const id = String(IdManifestacao);
    expect((await comando('responder', id, 'r.json', 'nota.txt')).IdRespostaManifestacao).toBeGreaterThan(0);
    const { Teor } = await comando('ler', id);
    expect(Teor).toMatchObject({ DescricaoAtosOuFatos: 'Fui muito bem atendida no guichê.' });
    expect(Teor.Anexos).toHaveLength(2);
    await comando('anexo', id, String(Teor.Anexos[0].IdAnexoManifestacao), 'baixado.txt');
    expect(await readFile(path.join(pasta, 'baixado.txt'), 'utf8')).toBe('Guichê 5.');
    for (let i = 0; i < 2; i += 1) await comando('registrar', 'm.json');
    const todas = await comando('todas', 'MaxResultados=1');
    const lista = (await respondente.get('/manifestacoes?MaxResultados=500')).json<unknown[]>();
    expect(todas).toHaveLength(lista.length);
    expect(await comando('listar', 'DataCadastroInicio=01/01/2031')).toBe('Nada encontrado.');
    expect(await comando('ler', '999999')).toBe('Nada encontrado.');
  }, 60_000);

  it('reads an appeal, admits it and decides it with a file, and says what the platform refuses in its words', async () => {
    const { comando, programa, python } = rodando();
    await nomear(app, ['ws.respondente']);
    const idRecurso = await criarRecurso(app, await criarPedidoRespondido(app), { idTipoResposta: null });
    const { numProtocolo, AtosPossiveis } = await comando('recurso', String(idRecurso));
    expect(AtosPossiveis).toEqual(['admissibilidade']);
    const decidir = ['decidir-recurso', String(idRecurso), 'd.json', 'nota.txt'];
    const decisao = { IdTipoRespostaRecurso: 3, IdEspecificacaoRespostaRecurso: 3, TxtJustificativa: TEXTO };
    await writeFile(path.join(pasta, 'd.json'), JSON.stringify(decisao));
    await writeFile(path.join(pasta, 'nota.txt'), 'Mantida.');
    const cedo = await python([ESCUTA_PY, ...decidir]);
    expect([cedo.codigo, cedo.erro]).toEqual([1, expect.stringMatching(/^409 [\w.-]+: .+/)]);
    const admitido = await programa(
      `print(json.dumps(Escuta.do_ambiente().admitir_recurso(${idRecurso}, {"IndConhecido": True})))`,
    );
    expect(admitido).toMatchObject({ Conhecido: 'Sim', AtosPossiveis: ['decisao'] });
    await comando(...decidir);
    const [recurso] = await comando('recursos', `NumProtocolo=${numProtocolo}`);
    expect(recurso).toMatchObject({
      idRecurso,
      respostasRecurso: [{ anexos: [{ nomeArquivo: 'nota.txt' }] }],
    });
  }, 60_000);

  it('looks codes up, updates, archives, reopens, subscribes a webhook and asks for its period again', async () => {
    const { comando, programa } = rodando();
    const gravar = (nome: string, valor: object) => writeFile(path.join(pasta, nome), JSON.stringify(valor));
    const assuntos = await comando('tabela', 'assuntos');
    await gravar('a.json', { IdAssunto: assuntos[0].IdAssunto, Tags: ['fila'] });
    await gravar('q.json', { IdMotivoArquivamento: 5, TxtJustificativa: 'O posto mudou, e a fila acabou.' });
    await gravar('v.json', { TxtJustificativa: 'A pessoa trouxe fatos novos sobre a fila.' });
    await gravar('n.json', reclamacao);
    const { IdManifestacao } = await comando('registrar', 'n.json');
    const id = String(IdManifestacao);
    await comando('atualizar', id, 'a.json');
    expect((await comando('arquivar', id, 'q.json')).Situacao.IdSituacaoManifestacao).toBe(8);
    await comando('reabrir', id, 'v.json');
    expect(await comando('ler', id)).toMatchObject({
      Tags: ['fila'],
      Situacao: { IdSituacaoManifestacao: 1 },
    });
    expect(await comando('tabela', 'municipios', 'Uf=CE')).toContainEqual(
      expect.objectContaining({ DescMunicipio: 'Fortaleza' }),
    );
    await gravar('w.json', {
      NomeWebhook: 'Python',
      EnderecoWebhook: 'http://127.0.0.1:9/',
      Eventos: ['cadastro'],
    });
    const { IdWebhook, SegredoWebhook } = await comando('assinar-webhook', 'w.json');
    expect(SegredoWebhook).toMatch(/^whsec_/);
    expect(await comando('webhooks')).toMatchObject([{ IdWebhook, IndAguardaConfirmacao: true }]);
    await app.db
      .updateTable('webhook')
      .set({ a_confirmar_desde: null })
      .where('id', '=', IdWebhook)
      .execute();
    await gravar('p.json', { DataInicio: '01/03/2026', DataFim: '31/03/2026 23:59' });
    expect((await comando('reenviar-webhook', String(IdWebhook), 'p.json')).TotalEntregas).toBeGreaterThan(0);
    const desligado = await programa(
      `print(json.dumps(Escuta.do_ambiente().desativar_webhook(${IdWebhook})))`,
    );
    expect(desligado.IndAtivo).toBe(false);
  }, 60_000);

  it('refuses a filter that the platform would not know, and shows how it is used', async () => {
    const { python } = rodando();
    expect(await python([ESCUTA_PY, 'listar', 'DataCadastro=12/03/2026'])).toMatchObject({
      codigo: 1,
      erro: 'listar não tem DataCadastro.\n',
    });
    expect(await python([ESCUTA_PY, 'tabela', 'assunto'])).toMatchObject({
      codigo: 1,
      erro: expect.stringContaining('Não há a tabela assunto. Há: assuntos,'),
    });
    expect(await python([ESCUTA_PY, 'webhooks'], { ESCUTA_URL: 'http://127.0.0.1:1' })).toMatchObject({
      codigo: 1,
      erro: expect.stringMatching(
        /^Não consegui falar com http:\/\/127\.0\.0\.1:1: .+ Confira ESCUTA_URL\.$/m,
      ),
    });
    for (const argumentos of [[], ['ler'], ['apagar', '1']])
      expect(await python([ESCUTA_PY, ...argumentos])).toMatchObject({
        codigo: 2,
        erro: expect.stringContaining('python3 escuta.py listar'),
      });
    const semSegredo = await python([ESCUTA_PY, 'ler', '1'], { ESCUTA_CLIENT_SECRET: 'x' });
    expect(semSegredo).toMatchObject({ codigo: 1, erro: expect.stringContaining('invalid_client') });
  }, 60_000);

  it('asks once for another token at 401, waits at 429, repeats a filing with its key, and follows no redirect', async () => {
    const respostas = [401, 429, 503, 200, 302];
    const servidor = await servidorDublado(({ url: pedida }) =>
      pedida === '/oauth/token'
        ? { status: 200, corpo: { access_token: 't' } }
        : {
            status: respostas.shift() ?? 500,
            headers: { 'retry-after': '1', location: 'http://127.0.0.1:1/' },
          },
    );
    const lido = await rodando().programa(
      `escuta = Escuta.do_ambiente()
feita = escuta.registrar({"TextoManifestacao": "x"}, "chave-1")
try:
    escuta.ler(1)
except Recusa as recusa:
    print(json.dumps([feita, recusa.status]))`,
      { ESCUTA_URL: servidor.url },
    );
    expect(lido).toEqual([{}, 302]);
    const registros = servidor.pedidos.filter(({ url: pedida }) => pedida === '/api/manifestacoes');
    expect(registros.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(4).fill('chave-1'));
    expect(servidor.pedidos.filter(({ url: pedida }) => pedida === '/oauth/token')).toHaveLength(2);
    await servidor.fechar();
  }, 60_000);

  it('sent away before it was read, comes again when told: also for a token and to act', async () => {
    const vezes: Record<string, number> = {};
    const servidor = await servidorDublado(({ url: pedida = '' }) => {
      vezes[pedida] = (vezes[pedida] ?? 0) + 1;
      const isToken = pedida === '/oauth/token';
      return vezes[pedida] === 1
        ? {
            status: 503,
            headers: { 'retry-after': '1' },
            corpo: isToken ? { error: 'temporarily_unavailable' } : { code: 'servidor.ocupado' },
          }
        : { status: 200, corpo: isToken ? { access_token: 't' } : { feito: true } };
    });
    expect(
      await rodando().programa(`print(json.dumps(Escuta.do_ambiente().responder(1, {"TxtResposta": "x"})))`, {
        ESCUTA_URL: servidor.url,
      }),
    ).toEqual({ feito: true });
    expect(vezes).toEqual({ '/oauth/token': 2, '/api/manifestacoes/1/respostas': 2 });
    await servidor.fechar();
  }, 60_000);

  it('knows a signed webhook from a forged, an old or a changed one', async () => {
    const segredo = `whsec_${Buffer.from('uma chave de vinte e quatro').toString('base64')}`;
    const corpo = '{"Evento":"resposta","Órgão":6}';
    const agora = new Date('2026-03-12T12:00:00Z');
    const headers = {
      'Webhook-Id': 'msg_1',
      'webhook-timestamp': String(agora.getTime() / 1000),
      'webhook-signature': `v1,YWJj ${new Webhook(segredo).sign('msg_1', agora, corpo)}`,
    };
    const conferido = await rodando().programa(
      `segredo, h, corpo, agora = ${JSON.stringify(segredo)}, ${JSON.stringify(headers)}, ${JSON.stringify(corpo)}.encode(), ${agora.getTime() / 1000}
print(json.dumps([
    conferir_webhook(segredo, h, corpo, agora),
    conferir_webhook(segredo, h, corpo + b" ", agora),
    conferir_webhook(segredo, h, corpo, agora + 301),
    conferir_webhook(segredo, h, corpo),
    conferir_webhook("whsec_b3V0cmE=", h, corpo, agora),
    conferir_webhook(segredo, {**h, "webhook-timestamp": "²"}, corpo, agora),
    conferir_webhook(segredo, {}, corpo, agora),
]))`,
    );
    expect(conferido).toEqual([true, false, false, false, false, false, false]);
  });
};

describe('M8 the Python client, run where Python is at hand', () => {
  if (temPython) comPython();
  else semPython();
});
