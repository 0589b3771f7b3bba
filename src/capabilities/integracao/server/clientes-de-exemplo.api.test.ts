import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { SENHA } from '#testing/visitor.ts';
import { importarExemplo, ouvir, programasEm, servidorDublado } from './testing-clientes-de-exemplo.ts';
import { entrarComoPrograma, type Programa, prepararCasos, TEXTO } from './testing-integracao.ts';

let app: TestApp;
let url: string;
let pasta: string;
let respondente: Programa;
let casos: Awaited<ReturnType<typeof prepararCasos>>;

beforeAll(async () => {
  app = await createTestApp({ demo: true });
  casos = await prepararCasos(app);
  respondente = await entrarComoPrograma(app, 'respondente');
  url = await ouvir(app);
  pasta = await mkdtemp(path.join(tmpdir(), 'escuta-exemplos-'));
}, 120_000);
afterAll(async () => {
  await rm(pasta, { recursive: true, force: true });
  await app.close();
});

const acesso = () => ({ url, clientId: '1001', clientSecret: SENHA });
const lerJson = async (...partes: string[]) =>
  JSON.parse(await readFile(path.join(pasta, ...partes), 'utf8'));
const nomesEm = async (...partes: string[]) => (await readdir(path.join(pasta, ...partes))).sort();
const visualizacoes = async (): Promise<number> => {
  const { rows } = await app.platform.pool.query<{ n: number }>(
    `select count(*)::int as n from manifestacao_historico where acao = 'Visualização'`,
  );
  return rows[0]?.n ?? 0;
};

describe('M8 an example client of each common job: the nightly import into a process system', () => {
  // The clock of the tests stands at 17/03/2026 09:00.
  const importar = async (nome: string, ...periodo: string[]) => {
    const { codigo, saida, erro } = await programasEm(pasta, url, 'respondente').node(
      'importacao-noturna.mjs',
      [nome, ...periodo],
    );
    expect(codigo, erro).toBe(0);
    return JSON.parse(saida);
  };

  it('brings every case, file and appeal that the program may read', async () => {
    const feito = await importar('sistema', '01/03/2026', '17/03/2026 09:30');
    const lista = (await respondente.get('/manifestacoes?MaxResultados=500')).json<
      { IdManifestacao: number }[]
    >();
    const ids = lista.map(({ IdManifestacao }) => `${IdManifestacao}.json`).sort();
    expect(ids.length).toBeGreaterThan(7);
    expect((await nomesEm('sistema', 'manifestacoes')).filter((nome) => nome.endsWith('.json'))).toEqual(ids);
    expect(feito).toMatchObject({ Novos: ids.length, Alterados: 0, ForaDoAlcance: 0 });

    const { id } = casos.doCidadao;
    const { conteudo } = await lerJson('sistema', 'manifestacoes', `${id}.json`);
    expect(conteudo.Teor.DescricaoAtosOuFatos).toBe('A fila do posto passa de três horas.');
    const arquivos = await nomesEm('sistema', 'manifestacoes', String(id));
    expect(arquivos.map((nome) => nome.replace(/^\d+-/, '')).sort()).toEqual(['guiches.txt', 'senha.pdf']);
    const texto = arquivos.find((nome) => nome.endsWith('guiches.txt')) ?? '';
    expect(await readFile(path.join(pasta, 'sistema', 'manifestacoes', String(id), texto), 'utf8')).toBe(
      'Guichês 5 e 6.',
    );

    const { idRecurso } = casos.comRecurso;
    const recurso = await lerJson('sistema', 'recursos', `${idRecurso}.json`);
    expect(recurso.conteudo.respostasRecurso).toHaveLength(1);
    const doRecurso = await nomesEm('sistema', 'recursos', String(idRecurso));
    expect(doRecurso.map((nome) => nome.replace(/^\d+-/, '')).sort()).toEqual(['decisao.pdf', 'razoes.pdf']);
    expect(await lerJson('sistema', 'estado.json')).toEqual({ Ate: '17/03/2026 09:30' });
  }, 60_000);

  it('run again, writes nothing twice; after an act, only what changed', async () => {
    expect(await importar('sistema', '01/03/2026', '17/03/2026 09:40')).toMatchObject({
      Novos: 0,
      Alterados: 0,
      Recursos: 0,
      Arquivos: 0,
    });
    app.clock.set('2026-03-17T10:00:00-03:00');
    await respondente.ato(casos.daIntegracao, 'respostas', {
      IdTipoRespostaManifestacao: 3,
      TxtResposta: TEXTO,
    });
    const feito = await importar('sistema', '01/03/2026', '17/03/2026 10:01');
    expect(feito).toMatchObject({ Novos: 0, Alterados: 1, Recursos: 0, Arquivos: 0 });
    const { conteudo } = await lerJson('sistema', 'manifestacoes', `${casos.daIntegracao}.json`);
    expect(JSON.stringify(conteudo.Historico)).toContain(TEXTO);
  }, 60_000);

  it('broken off, goes on from the last day that ended, and ends with the same set', async () => {
    const { importar: levar, pastaComoSistema } = await importarExemplo('importacao-noturna.mjs');
    const { abrirEscuta } = await importarExemplo('escuta.mjs');
    const destino = pastaComoSistema(path.join(pasta, 'quebrado'));
    const periodo = {
      desde: Date.parse('2026-03-10T00:00-03:00'),
      ate: Date.parse('2026-03-17T10:01-03:00'),
    };
    let gravadas = 0;
    const queFalha = {
      ...destino,
      guardar: (...partes: unknown[]) => {
        gravadas += 1;
        if (gravadas > 4) throw new Error('Disco cheio.');
        return destino.guardar(...partes);
      },
    };
    await expect(levar(abrirEscuta(acesso()), queFalha, periodo)).rejects.toThrow('Disco cheio.');
    const { Ate } = await destino.estado();
    expect(['11/03/2026 00:00', '12/03/2026 00:00']).toContain(Ate);
    await levar(abrirEscuta(acesso()), destino, { ate: periodo.ate });
    const todas = await nomesEm('sistema', 'manifestacoes');
    expect(await nomesEm('quebrado', 'manifestacoes')).toEqual(todas);
    expect((await destino.estado()).Ate).toBe('17/03/2026 10:01');
  }, 60_000);

  it('names no file outside its folder, and says what it needs on the first night', async () => {
    const { importar: levar, pastaComoSistema } = await importarExemplo('importacao-noturna.mjs');
    const recurso = {
      idRecurso: 1,
      anexos: [{ IdAnexoRecurso: 9, nomeArquivo: '../../fora.sh', Links: [{ href: '/api/x' }] }],
      respostasRecurso: [],
    };
    const escuta = {
      todas: async function* () {
        yield* [];
      },
      recursos: async () => ({ Recursos: [recurso], ResultadosLimitadosAoMaximo: false }),
      baixar: async () => ({ conteudo: Buffer.from('x') }),
    };
    const destino = pastaComoSistema(path.join(pasta, 'cuidado'));
    await levar(escuta, destino, { desde: 0, ate: 3_600_000 });
    expect(await nomesEm('cuidado', 'recursos', '1')).toEqual(['9-.._.._fora.sh']);
    const { codigo, erro } = await programasEm(pasta, url, 'respondente').node('importacao-noturna.mjs', [
      'novo',
    ]);
    expect([codigo, erro]).toEqual([1, expect.stringContaining('desde quando')]);
  });

  it('divides a period with more appeals than one answer holds', async () => {
    const { importar: levar, pastaComoSistema } = await importarExemplo('importacao-noturna.mjs');
    const pedidos: string[] = [];
    const escuta = {
      todas: async function* () {
        yield* [];
      },
      recursos: async ({ DataAberturaInicio: de, DataAberturaFim: ate }: Record<string, string>) => {
        pedidos.push(`${de} a ${ate}`);
        return { Recursos: [], ResultadosLimitadosAoMaximo: pedidos.length === 1 };
      },
    };
    const dia = { desde: Date.parse('2026-03-10T00:00-03:00'), ate: Date.parse('2026-03-11T00:00-03:00') };
    await levar(escuta, pastaComoSistema(path.join(pasta, 'muitos')), dia);
    expect(pedidos).toEqual([
      '10/03/2026 00:00 a 11/03/2026 00:00',
      '10/03/2026 00:00 a 10/03/2026 12:00',
      '10/03/2026 12:00 a 11/03/2026 00:00',
    ]);
  });
});

describe('M8 an example client of each common job: the daily spreadsheet', () => {
  it('has a row for each case of the day, with ; and a BOM, and no data of the person', async () => {
    await app.db.updateTable('assunto').set({ descricao: '=SOMA(A1;"x")' }).where('id', '=', 57).execute();
    const antes = await visualizacoes();
    const { codigo, erro } = await programasEm(pasta, url, 'respondente').node('planilha-diaria.mjs', [
      '12/03/2026',
      'dia.csv',
    ]);
    expect(codigo, erro).toBe(0);
    const csv = await readFile(path.join(pasta, 'dia.csv'), 'utf8');
    const [cabecalho = '', ...linhas] = csv.trimEnd().split('\r\n');
    expect(cabecalho).toBe('\uFEFFProtocolo;Tipo;Situação;Assunto;Órgão;Registrada em;Prazo;Responsável');
    const lista = await respondente.get(
      '/manifestacoes?DataAtualizacaoInicio=12/03/2026&DataAtualizacaoFim=12/03/2026&MaxResultados=500',
    );
    expect(linhas).toHaveLength(lista.json().length);
    for (const linha of linhas) expect(linha).toMatch(/^\d{5}\.\d{6}\/\d{4}-\d{2};/);
    expect(csv).toContain(`;"'=SOMA(A1;""x"")";`);
    expect(csv).not.toContain('@');
    expect(await visualizacoes(), 'a list is no reading of the case').toBe(antes);
  }, 60_000);

  it('guards every cell that a spreadsheet would run as a formula', async () => {
    const { celula } = await importarExemplo('planilha-diaria.mjs');
    for (const inicio of ['=', '+', '-', '@', '\t']) expect(celula(`${inicio}cmd`)).toBe(`'${inicio}cmd`);
    expect([celula(null), celula('a;b'), celula('a"b'), celula('a\nb')]).toEqual([
      '',
      '"a;b"',
      '"a""b"',
      '"a\nb"',
    ]);
  });

  it('says so when the day is no day', async () => {
    const { codigo, erro } = await programasEm(pasta, url, 'respondente').node('planilha-diaria.mjs', [
      'ontem',
    ]);
    expect([codigo, erro]).toEqual([1, expect.stringContaining('dd/MM/aaaa')]);
  });
});

describe('M8 an example client of each common job: a chatbot that files', () => {
  const TEIMOSO = 'Vi a mesma nota paga duas vezes no almoxarifado.';
  const conversar = async (...mensagens: unknown[]) => {
    const { comecar, passo } = await importarExemplo('chatbot.mjs');
    const { abrirEscuta } = await importarExemplo('escuta.mjs');
    const escuta = abrirEscuta({ ...acesso(), clientId: '1002' });
    let { conversa, fala } = comecar();
    const falas = [fala];
    for (const mensagem of mensagens) {
      ({ conversa, fala } = await passo(escuta, conversa, mensagem));
      falas.push(fala);
    }
    return { conversa, falas, passo, escuta };
  };
  const achar = async (fala = '') => {
    const [, NumProtocolo = ''] = /Protocolo: (\S+)/.exec(fala) ?? [];
    const [achada] = (await respondente.get(`/manifestacoes?NumProtocolo=${NumProtocolo}`)).json();
    return (await respondente.get(`/manifestacoes/${achada.IdManifestacao}`)).json();
  };

  it('asks in the terminal, files with a file and no name, and leaves nothing on the disk', async () => {
    const so = await mkdtemp(path.join(pasta, 'chat-'));
    await writeFile(path.join(so, 'prova.txt'), 'Nota 123.');
    const mensagens = ['2', TEIMOSO, 'órgão que não há', 'não', '3', 'nada.txt', 'prova.txt', 'não', 'sim'];
    const { codigo, saida, erro } = await programasEm(so, url, 'atendente').node(
      'chatbot.mjs',
      [],
      `${mensagens.join('\n')}\n`,
    );
    expect([codigo, erro]).toEqual([0, '']);
    expect(saida).toContain('Não achei.');
    expect(saida).toContain('Não consegui ler.');
    expect(saida).toMatch(/Protocolo: \d{5}\.\d{6}\/\d{4}-\d{2}\nCódigo de acesso: [\dA-Z]{20}\n/);
    expect(saida).not.toContain(TEIMOSO);
    expect(await readdir(so)).toEqual(['prova.txt']);
    expect((await achar(saida)).TipoManifestacao.DescTipoManifestacao).toBe('Comunicação');
  }, 60_000);

  it('files with a name, about another body, and the conversation ends without what was said', async () => {
    const { conversa, falas } = await conversar(
      'reclamação',
      'A fila passa de três horas.',
      'Controladoria-Geral da União',
      '1',
      'Rosa Lima',
      'rosa@escuta.invalid',
      'não',
      'sim',
    );
    expect(conversa).toBeNull();
    const caso = await achar(falas.at(-1));
    expect(caso).toMatchObject({
      TipoManifestacao: { IdTipoManifestacao: 2 },
      Teor: { DescricaoAtosOuFatos: 'A fila passa de três horas.' },
      Manifestante: { Nome: 'Rosa Lima', Email: 'rosa@escuta.invalid' },
    });
    expect(caso.OrgaoInteresse.NomeOrgao).toContain('Controladoria-Geral da União');
    expect(falas.join('\n')).not.toContain('A fila passa');
  }, 60_000);

  it('offers no filing without a name where the law asks for one (Lei 12.527/2011, art. 10)', async () => {
    const { conversa, falas } = await conversar('6', 'Quanto se gastou com diárias?', 'não', '3');
    expect(falas.at(-2)).not.toContain('Sem o meu nome');
    expect([conversa.pergunta, falas.at(-1)]).toEqual(['identificacao', 'Escolha um dos números.']);
  });

  it('forgets at «cancelar», at any step, and files nothing', async () => {
    const antes = (await app.db.selectFrom('manifestacao').select('id').execute()).length;
    const mensagens = ['1', TEIMOSO, 'não', '1', 'Rosa Lima', 'não', 'não'];
    for (let quantas = 0; quantas <= mensagens.length; quantas += 1) {
      const fim = await conversar(...mensagens.slice(0, quantas), 'Cancelar');
      expect([fim.conversa, fim.falas.at(-1)]).toEqual([null, expect.stringContaining('esqueci')]);
    }
    expect(await app.db.selectFrom('manifestacao').select('id').execute()).toHaveLength(antes);
  }, 60_000);

  it('says the platform’s own sentence when it refuses, and a repeated «sim» files once', async () => {
    const { conversa, passo, escuta } = await conversar(
      '1',
      'Luz apagada.',
      'não',
      '1',
      'Rosa Lima',
      'a@b..c',
      'não',
    );
    const recusada = await passo(escuta, conversa, 'sim');
    expect(recusada.fala).toMatch(/Email.*\nTento de novo/);
    expect(recusada.conversa.pergunta).toBe('confirmar');
    const boa = { ...conversa, dito: { ...conversa.dito, email: undefined } };
    const [uma, outra] = [await passo(escuta, boa, 'sim'), await passo(escuta, boa, 'sim')];
    expect(/Protocolo: \S+/.exec(uma.fala)?.[0]).toBe(/Protocolo: \S+/.exec(outra.fala)?.[0]);
  }, 60_000);
});

describe('M8 what the example clients share (escuta.mjs)', () => {
  const abrir = async (servidor: { url: string }) =>
    (await importarExemplo('escuta.mjs')).abrirEscuta({
      url: servidor.url,
      clientId: '1',
      clientSecret: 'x',
    });
  const TOKEN = { status: 200, corpo: { access_token: 't' } };

  it('W1.4 asks once for another token at 401, and waits what Retry-After says at 429', async () => {
    const respostas = [401, 429, 200];
    const servidor = await servidorDublado(({ url: pedida }) =>
      pedida === '/oauth/token'
        ? TOKEN
        : { status: respostas.shift() ?? 500, headers: { 'retry-after': '1' } },
    );
    const inicio = performance.now();
    expect(await (await abrir(servidor)).ler(1)).toEqual({});
    expect(performance.now() - inicio).toBeGreaterThan(950);
    expect(servidor.pedidos.map(({ url: pedida }) => pedida)).toEqual([
      '/oauth/token',
      '/api/manifestacoes/1',
      '/oauth/token',
      '/api/manifestacoes/1',
      '/api/manifestacoes/1',
    ]);
    await servidor.fechar();
  });

  it('gives up at a second 401, and repeats after a failure only what is not done twice', async () => {
    const servidor = await servidorDublado(({ url: pedida, method, headers }, vez) => {
      if (pedida === '/oauth/token') return TOKEN;
      if (method === 'POST') return { status: headers['idempotency-key'] && vez > 3 ? 200 : 503 };
      return { status: 401, corpo: { code: 'sem-token', message: 'Entre.' } };
    });
    const escuta = await abrir(servidor);
    await expect(escuta.agir(1, 'respostas', {})).rejects.toMatchObject({ status: 503 });
    expect(servidor.pedidos).toHaveLength(2);
    expect(await escuta.registrar({}, 'chave')).toEqual({});
    expect(servidor.pedidos).toHaveLength(4);
    await expect(escuta.ler(1)).rejects.toMatchObject({ status: 401, frase: 'Entre.' });
    await servidor.fechar();
  });

  it('sent away before it was read, as there is too much to do, comes again when told: also for a token and to act', async () => {
    const ocupado = (corpo: object) => ({ status: 503, headers: { 'retry-after': '1' }, corpo });
    const vezes: Record<string, number> = {};
    const servidor = await servidorDublado(({ url: pedida = '' }) => {
      vezes[pedida] = (vezes[pedida] ?? 0) + 1;
      if (pedida === '/oauth/token')
        return vezes[pedida] === 1 ? ocupado({ error: 'temporarily_unavailable' }) : TOKEN;
      return vezes[pedida] === 1 ? ocupado({ code: 'servidor.ocupado' }) : { status: 200 };
    });
    expect(await (await abrir(servidor)).agir(1, 'respostas', {})).toEqual({});
    expect(vezes).toEqual({ '/oauth/token': 2, '/api/manifestacoes/1/respostas': 2 });
    await servidor.fechar();
  });

  it('says which address does not answer, and what to check', async () => {
    const servidor = await servidorDublado(() => TOKEN);
    await servidor.fechar();
    await expect((await abrir(servidor)).ler(1)).rejects.toThrow(
      `Não consegui falar com ${servidor.url}: ECONNREFUSED. Confira ESCUTA_URL.`,
    );
  });

  it('sends its token to no other server, whatever a link or a redirect says', async () => {
    const outro = await servidorDublado(() => TOKEN);
    const servidor = await servidorDublado(({ url: pedida = '' }) => {
      if (pedida === '/oauth/token') return TOKEN;
      return pedida.endsWith('/2') ? { status: 404 } : { status: 307, headers: { location: outro.url } };
    });
    const escuta = await abrir(servidor);
    expect(await escuta.baixar([{ href: `${outro.url}/api/manifestacoes/1/anexos/2` }])).toBeNull();
    expect(servidor.pedidos.at(-1)?.url).toBe('/api/manifestacoes/1/anexos/2');
    await expect(escuta.registrar({}, 'chave')).rejects.toMatchObject({ status: 307 });
    expect(outro.pedidos).toEqual([]);
    await Promise.all([servidor.fechar(), outro.fechar()]);
  });

  it('tells a path that is none from a list in which there is nothing', async () => {
    const { abrirEscuta } = await importarExemplo('escuta.mjs');
    const escuta = abrirEscuta(acesso());
    expect(await escuta.listar({ DataCadastroInicio: '01/01/2031' })).toBeNull();
    await expect(escuta.chamar('/manifestacao')).rejects.toMatchObject({
      code: 'rota.inexistente',
      frase: expect.stringContaining('/api/docs/integracao'),
    });
  });

  it('W2.30 reads every page by the cursor', async () => {
    const { abrirEscuta } = await importarExemplo('escuta.mjs');
    const lidas: number[] = [];
    for await (const { IdManifestacao } of abrirEscuta(acesso()).todas({ MaxResultados: 2 }))
      lidas.push(IdManifestacao);
    const lista = (await respondente.get('/manifestacoes?MaxResultados=500')).json<
      { IdManifestacao: number }[]
    >();
    expect(lidas.sort()).toEqual(lista.map(({ IdManifestacao }) => IdManifestacao).sort());
    expect(lidas.length).toBeGreaterThan(4);
  });
});
