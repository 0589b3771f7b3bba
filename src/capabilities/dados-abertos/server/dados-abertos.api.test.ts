import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parquetReadObjects } from 'hyparquet';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import { fazerAto } from '#testing/atos.ts';
import { criarCaso } from '#testing/casos.ts';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import type { Arquivo } from '../contract.ts';
import { conjuntos, nomesDeConjuntos } from '../domain/conjuntos.ts';
import { gerarAParte } from './gerar-a-parte.ts';
import { gerarJobs } from './gerar-jobs.ts';
import {
  baixado,
  comoObjetos,
  deGzip,
  deLatin1,
  deUtf16,
  readCsv,
  readXml,
  readZip,
} from './testing-leitor.ts';

const HOJE = '2026-03-12T09:00:00-03:00';
const URL = '/api/app-web/v1/dados-abertos';
const CPF = '529.982.247-25';
const DA_DENUNCIA = 'As notas fiscais do almoxarifado se repetem';

let app: TestApp;
let pasta: string;
let gestor: Visitor;
let maria: Visitor;
let denuncia: { id: number; protocolo: string };
let preservado: number;
let porDecidir: { id: number };
let coberto: { id: number };

const rodar = (nome: string) =>
  gerarJobs(app.platform)
    .find((job) => job.name === nome)
    ?.run({});
const gerar = () => rodar('gerar-dados-abertos');

const pedido = async (texto: string) => {
  const caso = await criarCaso(app, { tipo: TipoManifestacao.acessoAInformacao, login: 'maria.cidada' });
  const response = await fazerAto(gestor, 'responder', [{ idManifestacao: caso.id }], {
    texto,
    idCodigoDecisao: 5,
    idEspecificacaoDecisao: 1,
    detalhes: {},
  });
  expect(response.json(), response.body).toMatchObject({ resultados: [{ feito: true }] });
  await app.runJobs();
  return caso;
};

/** Five teachers from Fortaleza, and four journalists from a small town. */
const criarPessoas = async () => {
  const pessoas = [...Array(5).fill([230440, 9]), ...Array(4).fill([230015, 4])] as [number, number][];
  for (const [i, [municipio, profissao]] of pessoas.entries()) {
    const { id } = await app.db
      .insertInto('usuario')
      .values({ login: `pessoa.${i}`, nome: `Zoraide Pereira Dias ${i}`, criado_em: new Date(HOJE) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('usuario_perfil_cidadao')
      .values({
        id_usuario: id,
        id_municipio: municipio,
        id_profissao: profissao,
        id_genero: 2,
        id_escolaridade: 4,
        id_raca_cor: 5,
        id_faixa_etaria: 3,
        atualizado_em: new Date(HOJE),
      })
      .execute();
    await criarCaso(app, { tipo: TipoManifestacao.acessoAInformacao, login: `pessoa.${i}` });
    await criarCaso(app, { tipo: TipoManifestacao.reclamacao, login: `pessoa.${i}` });
  }
};

/** Two editions of an office's yearly list: only the last is open data. */
const publicarListas = async () => {
  const { id: id_responsavel } = await app.db
    .selectFrom('usuario')
    .select('id')
    .where('login', '=', 'gestor.cgu')
    .executeTakeFirstOrThrow();
  for (const edicao of [1, 2]) {
    const { id: id_lista } = await app.db
      .insertInto('lista_classificadas')
      .values({
        id_ouvidoria: 6,
        ano: 2026,
        edicao,
        de: '2025-05-01',
        ate: '2026-04-30',
        numeros: '{}',
        motivo: edicao === 1 ? null : 'Faltava um processo.',
        publicada_em: app.clock.now(),
        id_responsavel,
        responsavel: 'Gestor (CGU)',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('lista_classificadas_item')
      .values({
        id_lista,
        situacao: 'classificada',
        codigo: `00106.00000${edicao}/2026-00.R.05.10/01/2026.10/01/2030.N`,
        assunto: 'Plano de segurança',
        categoria: 'Defesa e segurança',
        grau: 'reservada',
        fundamento: 'Lei 12.527/2011, art. 23, VII',
        data_producao: '2026-01-10',
        data_classificacao: '2026-02-01',
        termo: '2030-01-10',
      })
      .execute();
  }
};

beforeAll(async () => {
  pasta = await mkdtemp(path.join(tmpdir(), 'escuta-dados-abertos-'));
  app = await createTestApp({ demoCasos: true, now: HOJE, env: { DATA_DIR: pasta } });
  gestor = await entrarComo(app, 'gestor.cgu');
  maria = await entrarComo(app, 'maria.cidada');
  denuncia = await criarCaso(app, { tipo: TipoManifestacao.denuncia, teor: { texto: DA_DENUNCIA } });
  const response = await registrar(maria, {
    idTipoManifestacao: TipoManifestacao.acessoAInformacao,
    preservarIdentidade: true,
  });
  preservado = response.json<{ idManifestacao: number }>().idManifestacao;
  porDecidir = await pedido(`O fiscal do contrato tem o CPF ${CPF}, confira.`);
  coberto = await pedido(`Fale com o servidor de CPF ${CPF}; ele tem a "lista", a cópia\ne a nota.`);
  const { versao, achados } = (await gestor.get(`/api/app-web/v1/publicacao/${coberto.id}`)).json();
  await gestor.post(`/api/app-web/v1/publicacao/${coberto.id}/decisoes`, {
    versao,
    decisao: 'cobrir',
    achados: achados.map(({ idAchado }: { idAchado: number }) => idAchado),
  });
  await criarPessoas();
  await publicarListas();
  await gerar();
}, 120_000);
afterAll(async () => {
  await app.close();
  await rm(pasta, { recursive: true, force: true });
});

const listar = async (): Promise<Arquivo[]> =>
  (await app.inject(URL)).json<{ arquivos: Arquivo[] }>().arquivos;
const contar = async (tabela: 'manifestacao' | 'recurso', ano: number, onde: string): Promise<number> => {
  const momento = tabela === 'recurso' ? 'x.registrado_em' : 'x.registrada_em';
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${sql.table(tabela)} x
    where extract(year from ${sql.ref(momento)} at time zone 'America/Sao_Paulo') = ${ano} and ${sql.raw(onde)}
  `.execute(app.db);
  return rows[0]?.total ?? 0;
};
const DE_PEDIDO = 'x.id_tipo_formulario = 3';
/** Of sealed ones, those of months that have closed. */
const DE_OUVIDORIA =
  "x.id_tipo_formulario <> 3 and (x.teor_cifrado is null or x.registrada_em < '2026-03-01T00:00-03:00')";
const DE_RECURSO =
  'exists (select from manifestacao m where m.id = x.id_manifestacao and m.id_tipo_formulario = 3)';

/** Every file as text, whatever its format. */
const tudo = async (): Promise<Map<string, string>> => {
  const textos = new Map<string, string>();
  for (const { nome, formato } of await listar()) {
    const bytes = await baixado(app, nome);
    if (formato.startsWith('zip')) {
      const ler = formato === 'zip-latin1' ? deLatin1 : deUtf16;
      for (const [dentro, conteudo] of readZip(bytes)) textos.set(`${nome}/${dentro}`, ler(conteudo));
    } else if (formato === 'csv-latin1') textos.set(nome, deLatin1(bytes));
    else if (formato === 'parquet') {
      const linhas = await parquetReadObjects({ file: new Uint8Array(bytes).buffer });
      textos.set(nome, linhas.map((linha) => Object.values(linha).join('|')).join('\n'));
    } else textos.set(nome, deGzip(bytes));
  }
  return textos;
};

const CABECALHOS = {
  Pedidos:
    'IdPedido;ProtocoloPedido;Esfera;UF;Municipio;OrgaoDestinatario;Situacao;DataRegistro;PrazoAtendimento;FoiProrrogado;FoiReencaminhado;FormaResposta;OrigemSolicitacao;IdSolicitante;AssuntoPedido;SubAssuntoPedido;Tag;DataResposta;Decisao;EspecificacaoDecisao;DetalhamentoDecisao;MotivoNegativaAcesso;PrazoRestricaoAcesso',
  Recursos_Reclamacoes:
    'IdRecurso;IdRecursoPrecedente;IdPedido;IdSolicitante;ProtocoloPedido;Esfera;UF;Municipio;OrgaoDestinatario;Instancia;Situacao;DataRegistro;PrazoAtendimento;OrigemSolicitacao;TipoRecurso;DataResposta;TipoResposta;EspecificacaoRecurso;DetalhamentoRecurso;InformacaoConcedida;OrgaoPedido',
  Solicitantes:
    'IdSolicitante;TipoDemandante;DataNascimento;Genero;Escolaridade;Profissao;TipoPessoaJuridica;Pais;UF;Municipio',
  PedidosFiltrados:
    'IdPedido;ProtocoloPedido;Esfera;OrgaoDestinatario;Situacao;DataRegistro;ResumoSolicitacao;DetalhamentoSolicitacao;PrazoAtendimento;FoiProrrogado;FoiReencaminhado;FormaResposta;OrigemSolicitacao;IdSolicitante;AssuntoPedido;SubAssuntoPedido;Tag;DataResposta;Resposta;Decisao;EspecificacaoDecisao;DetalhamentoDecisao;MotivoNegativaAcesso;PrazoRestricaoAcesso',
  RecursosFiltrados:
    'IdRecurso;IdRecursoPrecedente;DescRecurso;IdPedido;IdSolicitante;ProtocoloPedido;OrgaoDestinatario;Instancia;Situacao;DataRegistro;PrazoAtendimento;OrigemSolicitacao;TipoRecurso;DataResposta;RespostaRecurso;TipoResposta;OrgaoPedido',
  Ouvidoria:
    'Data Registro;Data Prazo Resposta;Data Resposta;Faixa Etária;Raça/Cor;Gênero;Município Manifestante;UF do Município Manifestante;Município Manifestação;UF do Município Manifestação;Tipo Manifestação;Código Órgão SIORG;Nome Órgão;Assunto;Dias para Resolução;Dias de Atraso;Formulário;Situação;Esfera;Serviço;Outro Serviço;Demanda Atendida;Satisfação',
} as const;

// biome-ignore format: read as a table.
const ZIPS = [
  ['Pedidos',              'Pedidos',              'Pedidos/Pedido',             CABECALHOS.Pedidos],
  ['Pedidos',              'SolicitantesPedidos',       'Solicitantes/Solicitante',   CABECALHOS.Solicitantes],
  ['Recursos_Reclamacoes', 'Recursos_Reclamacoes', 'Recursos/Recurso',           CABECALHOS.Recursos_Reclamacoes],
  ['Recursos_Reclamacoes', 'SolicitantesRecursos', 'Solicitantes/Solicitante',   CABECALHOS.Solicitantes],
  ['Arquivos',             'Pedidos',              'Pedidos/Pedido',             CABECALHOS.PedidosFiltrados],
  ['Arquivos',             'Recursos',             'Recursos/Recurso',           CABECALHOS.RecursosFiltrados],
  ['Arquivos',             'Solicitantes',         'Solicitantes/Solicitante',   CABECALHOS.Solicitantes],
] as const;

const noZip = async (zip: string, dentro: string, ano = 2026) => {
  const arquivos = readZip(await baixado(app, `${zip}_csv_${ano}.zip`));
  const csv = arquivos.get(`20260312_${dentro}_csv_${ano}.csv`);
  return comoObjetos(readCsv(deUtf16(csv ?? Buffer.alloc(0)), ';'));
};

describe('the files that existing programs read', () => {
  it.each(ZIPS)(
    'W4.9, W4.10, W4.11, W4.12, W4.13 %s_{csv,xml}_2026.zip has %s as promised, in both forms',
    async (zip, dentro, xml, cabecalho) => {
      const csvs = readZip(await baixado(app, `${zip}_csv_2026.zip`));
      const xmls = readZip(await baixado(app, `${zip}_xml_2026.zip`));
      expect([...csvs.keys()]).toEqual(
        [
          ...ZIPS.filter(([cada]) => cada === zip).map(([, nome]) => nome),
          // Without a row: no attachment passes the gate of publication (secao-4-acesso.api.test.ts).
          ...(zip === 'Arquivos' ? ['PedidosLinkArquivo', 'RecursosLinkArquivo'] : []),
        ].map((nome) => `20260312_${nome}_csv_2026.csv`),
      );
      expect([...xmls.keys()]).toEqual([...csvs.keys()].map((nome) => nome.replaceAll('csv', 'xml')));
      const linhas = readCsv(deUtf16(csvs.get(`20260312_${dentro}_csv_2026.csv`) ?? Buffer.alloc(0)), ';');
      expect(linhas[0]?.join(';')).toBe(cabecalho);
      expect(linhas.length).toBeGreaterThan(1);
      const [raiz = '', elemento = ''] = xml.split('/');
      const noXml = readXml(
        deUtf16(xmls.get(`20260312_${dentro}_xml_2026.xml`) ?? Buffer.alloc(0)),
        raiz,
        elemento,
      );
      expect(noXml).toEqual(comoObjetos(linhas));
    },
  );

  it('has the manifestações in ISO 8859-1, with 23 columns', async () => {
    const linhas = readCsv(deLatin1(await baixado(app, 'Manifestacoes_Ouvidoria_2026.csv')), ';');
    expect(linhas[0]?.join(';')).toBe(CABECALHOS.Ouvidoria);
    expect(linhas[0]).toHaveLength(23);
    for (const linha of comoObjetos(linhas)) {
      expect(linha['Data Registro']).toMatch(/^\d{2}\/\d{2}\/2026$/);
      expect(linha['UF do Município Manifestante']).toMatch(/^([A-Z]{2})$/);
      expect(linha['Outro Serviço']).toBe('Não Informado');
    }
  });

  it('W4.1 has a row per case of each year, as a count in SQL has it', async () => {
    const anos = [...new Set((await listar()).map(({ ano }) => ano).filter((ano) => ano > 0))];
    expect(anos.length).toBeGreaterThan(1);
    for (const ano of anos) {
      const pedidos = await noZip('Pedidos', 'Pedidos', ano);
      expect(pedidos).toHaveLength(await contar('manifestacao', ano, DE_PEDIDO));
      expect(new Set(pedidos.map(({ IdPedido }) => IdPedido)).size).toBe(pedidos.length);
      expect(await noZip('Recursos_Reclamacoes', 'Recursos_Reclamacoes', ano)).toHaveLength(
        await contar('recurso', ano, DE_RECURSO),
      );
      expect(await noZip('Arquivos', 'Pedidos', ano)).toHaveLength(
        await contar(
          'manifestacao',
          ano,
          'exists (select from pedido_publico p where p.id_manifestacao = x.id)',
        ),
      );
      const ouvidoria = readCsv(deLatin1(await baixado(app, `Manifestacoes_Ouvidoria_${ano}.csv`)), ';');
      expect(ouvidoria.length - 1).toBe(await contar('manifestacao', ano, DE_OUVIDORIA));
    }
  });

  it('writes days, yes and no, bodies and quotes as the wire has them', async () => {
    const linha = (await noZip('Arquivos', 'Pedidos')).find(
      ({ IdPedido }) => IdPedido === String(coberto.id),
    );
    expect(linha).toMatchObject({
      DataRegistro: '12/03/2026',
      FoiProrrogado: 'Não',
      OrgaoDestinatario: 'CGU – Controladoria-Geral da União',
      OrigemSolicitacao: 'Internet',
      Situacao: 'Concluída',
      Decisao: 'Acesso Concedido',
      EspecificacaoDecisao: 'Resposta solicitada inserida no Fala.Br',
      Resposta: 'Fale com o servidor de CPF [dado pessoal]; ele tem a "lista", a cópia\ne a nota.',
    });
  });

  it('is made of rows that point at each other', async () => {
    const pedidos = new Map((await noZip('Pedidos', 'Pedidos')).map((linha) => [linha.IdPedido, linha]));
    const pessoas = new Set(
      (await noZip('Pedidos', 'SolicitantesPedidos')).map(({ IdSolicitante }) => IdSolicitante),
    );
    for (const { IdSolicitante } of pedidos.values()) {
      if (IdSolicitante !== '0') expect(pessoas).toContain(IdSolicitante);
    }
    expect(pessoas).not.toContain('0');
    for (const publico of await noZip('Arquivos', 'Pedidos')) {
      expect(pedidos.get(publico.IdPedido)).toMatchObject({
        ProtocoloPedido: publico.ProtocoloPedido,
        IdSolicitante: publico.IdSolicitante,
      });
    }
  });
});

describe('our own forms', () => {
  it.each(nomesDeConjuntos)('W4.8 say the same of %s in CSV, JSON Lines and Parquet', async (nome) => {
    const { colunas } = conjuntos[nome];
    const csv = comoObjetos(readCsv(deGzip(await baixado(app, `${nome}_2026.csv.gz`)), ','));
    const jsonl = deGzip(await baixado(app, `${nome}_2026.jsonl.gz`))
      .split('\n')
      .slice(0, -1)
      .map((linha) => JSON.parse(linha) as Record<string, string | number | boolean | null>);
    const parquet = await parquetReadObjects({
      file: new Uint8Array(await baixado(app, `${nome}_2026.parquet`)).buffer,
    });
    const emTexto = (valor: unknown): string => {
      if (valor === null || valor === undefined) return '';
      return valor instanceof Date ? valor.toISOString().slice(0, 10) : String(valor);
    };
    const escrito = (linha: object) =>
      Object.fromEntries(Object.entries(linha).map(([chave, valor]) => [chave, emTexto(valor)]));
    expect(jsonl.map(escrito)).toEqual(csv);
    expect(parquet.map(escrito)).toEqual(csv);
    expect(Object.keys(jsonl[0] ?? {})).toEqual(colunas.map(({ nome: coluna, chave }) => chave ?? coluna));
    expect((await listar()).find((cada) => cada.nome === `${nome}_2026.parquet`)?.linhas).toBe(csv.length);
  });
});

it('LAI art. 30: has the classified information of the last edition that each office published', async () => {
  const linhas = deGzip(await baixado(app, 'informacoes-classificadas_2026.jsonl.gz'))
    .split('\n')
    .slice(0, -1)
    .map((linha) => JSON.parse(linha) as Record<string, unknown>);
  expect(linhas).toMatchObject([
    { AnoLista: 2026, EdicaoLista: 2, Grau: 'reservada', FimDoSigilo: '2030-01-10' },
  ]);
});

describe('what never leaves', () => {
  it('is a text with a find undecided, or the words that were covered', async () => {
    const textos = await tudo();
    for (const [nome, texto] of textos) expect(texto.includes(CPF), nome).toBe(false);
    expect(await noZip('Arquivos', 'Pedidos')).not.toContainEqual(
      expect.objectContaining({ IdPedido: String(porDecidir.id) }),
    );
    expect(await noZip('Pedidos', 'Pedidos')).toContainEqual(
      expect.objectContaining({ IdPedido: String(porDecidir.id) }),
    );
  });

  it('is anything of a denúncia in the files of access, or of who wrote it anywhere', async () => {
    for (const [nome, texto] of await tudo()) {
      expect(texto.includes(DA_DENUNCIA), nome).toBe(false);
      expect(texto.includes(denuncia.protocolo), nome).toBe(false);
      expect(texto.includes('Denúncia') && !/manifestacoes|Manifestacoes/.test(nome), nome).toBe(false);
    }
    const denuncias = comoObjetos(
      readCsv(deLatin1(await baixado(app, 'Manifestacoes_Ouvidoria_2026.csv')), ';'),
    ).filter((linha) => ['Denúncia', 'Comunicação'].includes(linha['Tipo Manifestação'] ?? ''));
    expect(denuncias.length).toBeGreaterThan(0);
    for (const linha of denuncias) {
      expect(linha).toMatchObject({
        'Faixa Etária': 'Não Informado',
        'Raça/Cor': 'Não Informado',
        Gênero: 'Não Informado',
        'Município Manifestante': 'Não Informado',
        'UF do Município Manifestante': 'NI',
      });
    }
  });

  it('is the name, document or address of whoever filed', async () => {
    const { rows } = await sql<{ nome: string; email: string | null; documento: string | null }>`
      select distinct dados ->> 'nome' as nome, dados ->> 'email' as email, dados ->> 'documento' as documento
      from manifestante`.execute(app.db);
    expect(rows.length).toBeGreaterThan(10);
    for (const [nome, texto] of await tudo()) {
      for (const pessoa of rows) {
        for (const dado of Object.values(pessoa))
          if (dado) expect(texto.includes(dado), `${nome}: ${dado}`).toBe(false);
      }
    }
  });

  it('is a combination that fewer than five people share', async () => {
    const pessoas = await noZip('Pedidos', 'SolicitantesPedidos');
    const professores = pessoas.filter(({ Municipio }) => Municipio === 'Fortaleza');
    expect(professores).toHaveLength(5);
    expect(professores[0]).toMatchObject({
      Profissao: 'Professor',
      Escolaridade: 'Ensino Superior',
      Genero: 'Feminino',
      UF: 'CE',
      Pais: 'Brasil',
      DataNascimento: '',
    });
    expect(pessoas.some(({ Profissao }) => Profissao === 'Jornalista')).toBe(false);
    const iguais = Map.groupBy(pessoas, ({ IdSolicitante: _, ...resto }) => JSON.stringify(resto));
    for (const [como, grupo] of iguais) {
      const nadaDito =
        /"UF":"NI","Municipio":"Não Informado"/.test(como) && !/Feminino|Masculino|Outro/.test(como);
      if (!nadaDito) expect(grupo.length, como).toBeGreaterThanOrEqual(5);
    }
    const ouvidoria = comoObjetos(
      readCsv(deLatin1(await baixado(app, 'Manifestacoes_Ouvidoria_2026.csv')), ';'),
    );
    expect(ouvidoria.filter((linha) => linha['Município Manifestante'] === 'Fortaleza')).toHaveLength(5);
    expect(new Set(ouvidoria.map((linha) => linha['Município Manifestante']))).toEqual(
      new Set(['Fortaleza', 'Não Informado']),
    );
  });
});

describe('the number of who asked', () => {
  it('is the same in every file and year, and nothing that is known of the person', async () => {
    const { id } = await app.db
      .selectFrom('usuario')
      .select('id')
      .where('login', '=', 'maria.cidada')
      .executeTakeFirstOrThrow();
    const dela = (await noZip('Pedidos', 'Pedidos')).find(
      ({ IdPedido }) => IdPedido === String(porDecidir.id),
    )?.IdSolicitante;
    expect(Number(dela)).toBeGreaterThan(1_000_000);
    const numeros = new Set<string | undefined>();
    for (const ano of [2025, 2026]) {
      const dono = sql<{
        id: number;
      }>`select m.id from manifestacao m join manifestante p on p.id_manifestacao = m.id
        where p.id_usuario = ${id} and m.id_tipo_formulario = 3 and not m.identidade_preservada`;
      const ids = new Set((await dono.execute(app.db)).rows.map((row) => String(row.id)));
      for (const linha of await noZip('Pedidos', 'Pedidos', ano)) {
        if (ids.has(linha.IdPedido ?? '')) numeros.add(linha.IdSolicitante);
      }
    }
    expect([...numeros]).toEqual([dela]);
  });

  it('W4.14 is 0 for who asked to be kept unknown', async () => {
    const linha = (await noZip('Pedidos', 'Pedidos')).find(({ IdPedido }) => IdPedido === String(preservado));
    expect(linha?.IdSolicitante).toBe('0');
  });
});

describe('downloading', () => {
  it('gives the bytes whose sum and size were told, and a mark to ask again with', async () => {
    const [arquivo] = await listar();
    const response = await app.inject(`${URL}/arquivos/${arquivo?.nome}`);
    expect(response.headers).toMatchObject({
      etag: `"${arquivo?.sha256}"`,
      'content-length': String(arquivo?.bytes),
      'content-disposition': `attachment; filename="${arquivo?.nome}"`,
      'cache-control': 'public, no-cache',
      'last-modified': 'Thu, 12 Mar 2026 12:00:00 GMT',
    });
    expect(createHash('sha256').update(response.rawPayload).digest('hex')).toBe(arquivo?.sha256);
    const sums = (await app.inject(`${URL}/sha256sums.txt`)).body;
    expect(sums).toContain(`${arquivo?.sha256}  ${arquivo?.nome}\n`);
    const pedir = (headers: Record<string, string>) =>
      app.inject({ url: `${URL}/arquivos/${arquivo?.nome}`, headers });
    expect((await pedir({ 'if-none-match': `W/"x", "${arquivo?.sha256}"` })).statusCode).toBe(304);
    expect((await pedir({ 'if-none-match': '"x"' })).statusCode).toBe(200);
    expect((await pedir({ 'if-modified-since': 'Thu, 12 Mar 2026 12:00:00 GMT' })).statusCode).toBe(304);
    expect((await pedir({ 'if-modified-since': 'Thu, 12 Mar 2026 11:59:59 GMT' })).statusCode).toBe(200);
  });

  it('says that there is no such file', async () => {
    const response = await app.inject(`${URL}/arquivos/Pedidos_csv_1999.zip`);
    expect([response.statusCode, response.json().code]).toEqual([
      404,
      'dados-abertos.arquivo-nao-encontrado',
    ]);
  });

  it('is slowed down for who asks without end, and for nobody else', async () => {
    const pedir = (remoteAddress: string) =>
      app.inject({ url: `${URL}/solicitantes?ano=2001`, remoteAddress });
    for (let i = 0; i < 600; i += 1) await pedir('203.0.113.99');
    const response = await pedir('203.0.113.99');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '2']);
    expect((await pedir('203.0.113.98')).statusCode).toBe(200);
  });

  it('has a dictionary for every file, with its columns', async () => {
    const pacote = (await app.inject(`${URL}/datapackage.json`)).json<{
      resources: { path: string; schema?: string | object; hash: string; name: string }[];
    }>();
    expect(new Set(pacote.resources.map((recurso) => recurso.path))).toEqual(
      new Set((await listar()).map(({ nome }) => `arquivos/${nome}`)),
    );
    expect(new Set(pacote.resources.map(({ name }) => name)).size).toBe(pacote.resources.length);
    const enderecos = pacote.resources.flatMap(({ schema }) => (typeof schema === 'string' ? schema : []));
    for (const esquema of new Set(enderecos)) {
      const response = await app.inject(`${URL}/${esquema}`);
      expect(response.statusCode, esquema).toBe(200);
      expect(response.json().fields.length).toBeGreaterThan(5);
    }
    const compativel = await app.inject(`${URL}/esquemas/pedidos-compativel.json`);
    expect(
      compativel
        .json()
        .fields.map(({ name }: { name: string }) => name)
        .join(';'),
    ).toBe(CABECALHOS.Pedidos);
    expect((await app.inject(`${URL}/esquemas/nada.json`)).statusCode).toBe(404);
  });
});

describe('the API', () => {
  const pagina = async (conjunto: string, query: Record<string, string>) =>
    app.inject(`${URL}/${conjunto}?${new URLSearchParams(query)}`);

  it.each(nomesDeConjuntos)('gives all of %s, page by page, as the file has it', async (nome) => {
    const itens: unknown[] = [];
    let cursor: string | null = null;
    do {
      const response = await pagina(nome, { ano: '2026', limite: '37', ...(cursor && { cursor }) });
      expect(response.statusCode, response.body).toBe(200);
      const lida = response.json<{ itens: unknown[]; proximoCursor: string | null }>();
      itens.push(...lida.itens);
      cursor = lida.proximoCursor;
    } while (cursor);
    const linhas = deGzip(await baixado(app, `${nome}_2026.jsonl.gz`))
      .split('\n')
      .slice(0, -1);
    expect(itens).toEqual(linhas.map((linha) => JSON.parse(linha)));
  });

  it('refuses a cursor that it did not give, and what is no year or no set', async () => {
    expect((await pagina('pedidos', { ano: '2026', cursor: 'AAAA' })).json().code).toBe(
      'dados-abertos.cursor',
    );
    const { proximoCursor } = (await pagina('pedidos', { ano: '2026', limite: '1' })).json();
    expect(Buffer.from(proximoCursor, 'base64url').toString('latin1')).not.toContain('2026');
    expect((await pagina('solicitantes', { ano: '2026', cursor: proximoCursor })).statusCode).toBe(400);
    expect((await pagina('pedidos', {})).statusCode).toBe(400);
    expect((await pagina('pedidos', { ano: '2026', limite: '1001' })).statusCode).toBe(400);
    expect((await pagina('usuarios', { ano: '2026' })).statusCode).toBe(400);
    expect((await pagina('pedidos', { ano: '2001' })).json()).toEqual({ itens: [], proximoCursor: null });
  });
});

describe('making them again', () => {
  const naLoja = async () => {
    const chaves = new Set<string>();
    for await (const chave of createFileStore(app.config).list('dados-abertos/')) {
      chaves.add(chave.split('/').slice(0, 2).join('/'));
    }
    return chaves;
  };

  it('gives the same bytes for the same rows, and leaves nothing behind', async () => {
    const antes = await listar();
    await gerar();
    expect(await listar()).toEqual(antes);
    await gerar();
    // Files that a run leaves unused are removed by the next one.
    expect((await naLoja()).size).toBeLessThanOrEqual(antes.length * 2);
    for (const { nome } of antes) await baixado(app, nome);
  });

  it('does nothing while another instance is at it', async () => {
    const outra = await app.platform.pool.connect();
    await outra.query('select pg_advisory_lock(6300063)');
    const antes = await listar();
    await criarCaso(app, { tipo: TipoManifestacao.acessoAInformacao });
    await gerar();
    expect(await listar()).toEqual(antes);
    await outra.query('select pg_advisory_unlock(6300063)');
    outra.release();
  });

  it('fails as a job where the thread cannot do it, so that it is tried again', async () => {
    const pool = { options: { connectionString: 'postgres://ninguem@127.0.0.1:1/nada' } };
    const platform = { ...app.platform, pool } as unknown as TestApp['platform'];
    await expect(gerarAParte(platform, { anos: [2026], soTextos: false })).rejects.toThrow();
  });

  it('takes a text back at once: the file is not given out until it was made without it', async () => {
    await gerar();
    const response = await fazerAto(gestor, 'restringir-conteudo', [{ idManifestacao: coberto.id }], {
      motivo: 'O texto cita o prontuário de um paciente.',
    });
    expect(response.json(), response.body).toMatchObject({ resultados: [{ feito: true }] });
    const pedir = async (nome: string) => (await app.inject(`${URL}/arquivos/${nome}`)).statusCode;
    expect(await pedir('Arquivos_csv_2026.zip')).toBe(409);
    expect(await pedir('pedidos-publicos_2026.parquet')).toBe(409);
    expect(await pedir('Pedidos_csv_2026.zip')).toBe(200);
    expect((await listar()).find(({ nome }) => nome === 'Arquivos_xml_2026.zip')?.emRevisao).toBe(true);
    await rodar('refazer-dados-abertos');
    expect(await noZip('Arquivos', 'Pedidos')).not.toContainEqual(
      expect.objectContaining({ IdPedido: String(coberto.id) }),
    );
    expect(await noZip('Pedidos', 'Pedidos')).toContainEqual(
      expect.objectContaining({ IdPedido: String(coberto.id) }),
    );
    expect((await listar()).some(({ emRevisao }) => emRevisao)).toBe(false);
  });

  it('W4.1 is done by itself when a server starts with nothing, and not again the same day', async () => {
    await app.db.deleteFrom('arquivo_aberto').execute();
    await rodar('iniciar-dados-abertos');
    const feitos = await listar();
    expect(feitos.length).toBeGreaterThan(10);
    app.clock.advance(3_600_000);
    await rodar('iniciar-dados-abertos');
    expect(await listar()).toEqual(feitos);
  });
});
