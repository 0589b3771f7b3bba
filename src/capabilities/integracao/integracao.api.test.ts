import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import {
  abrirZipado,
  entrarComoPrograma,
  type Programa,
  pedirToken,
  zipar,
} from './server/testing-integracao.ts';

/** The shapes of design/wire-compatibility.md, transcribed: names exactly, odd spellings included. */
const palavras = (texto: string): string[] => texto.split(/\s+/).filter(Boolean);
const DADOS_BASICOS = `Links IndPossuiIdentidadePreservada IdManifestacao NumerosProtocolo OuvidoriaDestino Assunto Servico
  TipoFormulario TipoManifestacao EmailManifestante DataCadastro PrazoAtendimento Situacao ResponsavelAnalise`;
const FORMAS: Readonly<Record<string, string>> = {
  DadosBasicos: DADOS_BASICOS,
  Manifestacao: `${DADOS_BASICOS} ResumoSolicitacao IndRestricaoConteudo OrgaoInteresse SubAssunto Tag Tags RegistradoPor
    CanalEntrada ModoResposta InformacoesAdicionais dadosExtraJson ObservacoesOuvidoria Teor Historico
    TipoIdentificacaoManifestante Manifestante IndAcessoRestrito`,
  OuvidoriaDestino: 'IdOuvidoria IdOrgaoSiorg NomOuvidoria NomeOuvidoria',
  OuvidoriaDestinoDetalhe: 'IdOuvidoria IdOrgaoSiorg NomOuvidoria NomeOuvidoria Esfera',
  Esfera: 'IdEsfera DescEsfera',
  Assunto: 'IdAssunto DescAssunto',
  Servico: 'IdServicoMPOG Nome Links',
  TipoFormulario: 'IdTipoFormulario DescTipoFormulario',
  TipoManifestacao: 'IdTipoManifestacao DescTipoManifestacao',
  Situacao: 'IdSituacaoManifestacao DescSituacaoManifestacao',
  SubAssunto: 'IdSubAssunto DescSubAssunto',
  CanalEntrada: 'IdCanalEntrada DescCanalEntrada',
  ModoResposta: 'IdModoResposta DescModoResposta IndModoRespostaAtivo',
  InformacoesAdicionais: 'Apta EnvolveEmpresa EnvolveServidorPublico EnvolveCargoComissionadoDAS4OuSuperior',
  TipoIdentificacaoManifestante: `IdTTipoIdentificacaoManifestanteDTO DescTipoIdentificacaoManifestanteDTO
    DescTipoIdentificacaoManifestante`,
  Teor: `DescricaoAtosOuFatos PropostaMelhoria Anexos LocalFato EnvolvidosManifestacao CamposAdicionaisManifestacao`,
  Anexo: 'IdAnexoManifestacao NomeArquivo IdObjeto IndComplementar TipoAnexoManifestacao Links',
  TipoAnexo: 'IdTipoAnexoManifestacao DescTipoAnexoManifestacao',
  LocalFato: 'Municipio DescricaoLocalFato GeoReferencia',
  Municipio: 'IdMunicipio DescMunicipio Uf',
  Uf: 'SigUf DescUf',
  Envolvido: 'IdEnvolvidoManifestacao Nome Orgao Funcao CpfEnvolvido IdFuncaoEnvolvidoManifestacao',
  HistoricoAcao: 'DescTipoAcaoManifestacao DataHoraAcao Responsavel InformacoesAdicionais',
  Resposta: `IdRespostaManifestacao TipoRespostaManifestacao TxtResposta RespostaPublicavel Decisao EspecificacaoDecisao
    DataCompromisso`,
  TipoResposta: 'IdTipoRespostaManifestacao DescTipoRespostaManifestacao',
  Decisao: 'codigoDecisao descricaoDecisao',
  Encaminhamento: 'OuvidoriaOrigem OuvidoriaDestino TxtNotificacaoDestinatario TxtNotificacaoSolicitante',
  Prorrogacao: 'PrazoOriginal NovoPrazo MotivoProrrogacaoManifestacao TxtJustificativaProrrogacao',
  Motivo: 'IdMotivoProrrogacaoManifestacao DescMotivoProrrogacaoManifestacao',
  Complemento: 'idComplemento texto',
  Manifestante: `TipoPessoa IndLoginGovBr Pais TipoDocumentoIdentificacao NumeroDocumentoIdentificacao Nome Email
    DataNascimento Telefone Endereco genero FaixaEtaria corRaça Profissao Escolaridade RazaoSocial TipoInstituicao
    AreaAtuacao NomeRepresentante CargoRepresentante EmailRepresentante`,
  Endereco: 'CEP Municipio Logradouro Numero Complemento Bairro',
  Telefone: 'Numero ddd',
  Pais: 'IdPais Descricao',
  Documento: 'IdTipoDocumentoIdentificacao DescTipoDocumentoIdentificacao IndAtivo',
  Recursos: 'Recursos TotalRegistrosEncontrados ResultadosLimitadosAoMaximo',
  Recurso: `numProtocolo idRecurso instancia tipoRecurso dataRecurso prazoAtendimento situacaoRecurso origemSolicitacao
    justificativa qtdAnexos anexos solicitante respostasRecurso`,
  RespostaRecurso: `datRegistroResposta tipoRespostaRecurso txtInformacaoRecursal txtJustificativa responsavelResposta
    destinatarioRecursoProximaInstancia datPrazoRecurso anexos`,
  Ouvidoria: `IdOuvidoria IdOrgaoSiorg NomeOuvidoria DataAdesaoEOuvPadrao DataAdesaoEOuvSimplifique DataInativacao
    IndEnviaDenunciasCguPad IndEnviaDenunciasCguPj Esfera Municipio SubAssuntos`,
  OrgaoSiorg: 'IdOrgaoSiorg NomeOrgao',
  Incluida: 'IdManifestacao NumeroProtocolo NumProtocolo CodigoAcesso Links',
  Erro: 'message Message code',
};

/** Key by key, none missing and none besides. */
const expectForma = (forma: string, valor: unknown): void => {
  expect(Object.keys(valor as object).sort(), forma).toEqual(palavras(FORMAS[forma] ?? '').sort());
};

const DIA = /^\d{2}\/\d{2}\/\d{4}$/;
const CGU = 6;
const reclamacao = {
  IdTipoFormulario: 1,
  IdTipoManifestacao: 2,
  TextoManifestacao: 'A fila do posto de atendimento passa de três horas todas as manhãs.',
  IdTipoIdentificacaoManifestante: 4,
  Manifestante: {
    Nome: 'Beatriz Nogueira Sá',
    Email: 'beatriz@escuta.invalid',
    genero: 'Feminino',
    IdPais: 1058,
    IdTipoDocumentoIdentificacao: 1,
    NumeroDocumentoIdentificacao: '700.100.037-03',
    CEP: '60000-000',
    IdMunicipio: 230440,
    Logradouro: 'Rua das Flores',
    Numero: '10',
    Bairro: 'Centro',
  },
};
const denuncia = {
  ...reclamacao,
  IdTipoFormulario: 4,
  IdTipoManifestacao: 1,
  TextoManifestacao: 'Eu, Beatriz Nogueira Sá, vi o chefe do setor receber dinheiro do fornecedor no pátio.',
  IdMunicipio: 230440,
  Envolvidos: [{ Nome: 'Chefe do setor', Orgao: 'CGU', IdFuncaoEnvolvidoManifestacao: 7 }],
  DadosExtraJson: '{"origem":"aplicativo"}',
};

let app: TestApp;
let respondente: Programa;
let atendente: Programa;
let observador: Programa;

beforeAll(async () => {
  app = await createTestApp({ demoCasos: true });
  respondente = await entrarComoPrograma(app, 'respondente');
  atendente = await entrarComoPrograma(app, 'atendente');
  observador = await entrarComoPrograma(app, 'observador');
}, 120_000);
afterAll(() => app.close());

const incluir = async (corpo: object, programa = respondente): Promise<number> => {
  const resposta = await programa.post('/manifestacoes', corpo);
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json().IdManifestacao;
};
const ler = async (id: number, programa = respondente) => {
  const resposta = await programa.get(`/manifestacoes/${id}`);
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json();
};

describe('POST /oauth/token', () => {
  const senha = {
    client_id: '1001',
    client_secret: 'Demo@2026',
    username: 'ws.respondente',
    password: 'Demo@2026',
  };

  it('gives a token for a day, by password and by the client alone, in the form or in the header', async () => {
    const basic = { authorization: `Basic ${Buffer.from('1001:Demo@2026').toString('base64')}` };
    for (const resposta of [
      await pedirToken(app, { grant_type: 'password', ...senha }),
      await pedirToken(app, {
        grant_type: 'client_credentials',
        client_id: '1003',
        client_secret: 'Demo@2026',
      }),
      await pedirToken(app, { grant_type: 'client_credentials' }, basic),
    ]) {
      expect(resposta.statusCode, resposta.body).toBe(200);
      expect(Object.keys(resposta.json())).toEqual(['access_token', 'token_type', 'expires_in']);
      expect(resposta.json()).toMatchObject({ token_type: 'bearer', expires_in: 86_400 });
      expect(resposta.headers['cache-control']).toBe('no-store');
    }
    const { rows } = await app.platform.pool.query('select hash from integracao_token');
    expect(
      rows.every(({ hash }) => hash.length === 32),
      'only hashes are kept',
    ).toBe(true);
  });

  it.each([
    ['a wrong secret', { grant_type: 'password', ...senha, client_secret: 'x' }, 401, 'invalid_client'],
    ['an unknown client', { grant_type: 'password', ...senha, client_id: '99' }, 401, 'invalid_client'],
    [
      'no number',
      { grant_type: 'client_credentials', client_id: 'a', client_secret: 'b' },
      401,
      'invalid_client',
    ],
    ['a wrong password', { grant_type: 'password', ...senha, password: 'x' }, 400, 'invalid_grant'],
    [
      'a person of the office',
      { grant_type: 'password', ...senha, username: 'gestor.cgu' },
      400,
      'invalid_grant',
    ],
    ['another grant', { grant_type: 'authorization_code', ...senha }, 400, 'unsupported_grant_type'],
    ['nothing', {}, 400, 'invalid_request'],
    ['no password', { ...senha, grant_type: 'password', password: '' }, 400, 'invalid_request'],
  ])('refuses %s in the words of RFC 6749', async (_caso, campos, status, error) => {
    const resposta = await pedirToken(app, campos as Record<string, string>);
    expect(resposta.statusCode).toBe(status);
    expect(Object.keys(resposta.json()).sort()).toEqual(['error', 'error_description']);
    expect(resposta.json().error).toBe(error);
  });

  it('slows down who guesses', async () => {
    let ultima = await pedirToken(app, {
      grant_type: 'client_credentials',
      client_id: '777',
      client_secret: 'a',
    });
    for (let i = 0; i < 12; i += 1)
      ultima = await pedirToken(app, {
        grant_type: 'client_credentials',
        client_id: '777',
        client_secret: 'a',
      });
    expect(ultima.statusCode).toBe(429);
    expect(ultima.json().error).toBe('slow_down');
    expect(Number(ultima.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('opens nothing with a token that is wrong, of screens, or ended a day later', async () => {
    const errado = await app.inject({ url: '/api/manifestacoes', headers: { authorization: 'Bearer nada' } });
    expect(errado.statusCode).toBe(401);
    expectForma('Erro', errado.json());
    const tabela = await app.inject({
      url: '/api/tipos-resposta',
      headers: { authorization: 'Bearer nada' },
    });
    expect(tabela.statusCode).toBe(401);
    const telas = await respondente.get('/app-web/v1/usuarios/dadosbasicos');
    expect([telas.statusCode, telas.json().code]).toEqual([403, 'integracao.endereco-das-telas']);
    expect((await app.inject('/api/manifestacoes')).statusCode).toBe(401);
    const sessao = await entrarComo(app, 'ws.respondente');
    expect((await sessao.get('/api/manifestacoes')).json().code).toBe('integracao.sem-token');
    const antes = app.clock.now();
    app.clock.advance(24 * 3_600_000 + 1);
    expect((await respondente.get('/manifestacoes')).statusCode).toBe(401);
    app.clock.set(antes);
  });
});

describe('GET /manifestacoes', () => {
  const ids = async (consulta: string, programa = respondente): Promise<number[]> => {
    const resposta = await programa.get(`/manifestacoes?${consulta}`);
    if (resposta.statusCode === 404) return [];
    expect(resposta.statusCode, resposta.body).toBe(200);
    return resposta.json().map(({ IdManifestacao }: { IdManifestacao: number }) => IdManifestacao);
  };

  it('has the shape key by key, dates in the Brazilian form and protocols in plain digits', async () => {
    const resposta = await respondente.get('/manifestacoes?MaxResultados=500');
    const lista = resposta.json();
    expect(lista.length).toBeGreaterThan(20);
    for (const item of lista) {
      expectForma('DadosBasicos', item);
      expectForma('OuvidoriaDestino', item.OuvidoriaDestino);
      for (const nome of ['TipoFormulario', 'TipoManifestacao', 'Situacao']) expectForma(nome, item[nome]);
      if (item.Assunto) expectForma('Assunto', item.Assunto);
      if (item.Servico) expectForma('Servico', item.Servico);
      expect(item.DataCadastro).toMatch(DIA);
      if (item.PrazoAtendimento !== null) expect(item.PrazoAtendimento).toMatch(DIA);
      if (item.Situacao.IdSituacaoManifestacao === 5) expect(item.PrazoAtendimento).toBeNull();
      expect(item.NumerosProtocolo[0]).toMatch(/^\d{17}$/);
      expect(item.Links).toEqual([
        { rel: 'self', href: `http://escuta.test/api/manifestacoes/${item.IdManifestacao}` },
      ]);
      expect(item.OuvidoriaDestino.IdOuvidoria).toBe(CGU);
      if ([1, 7].includes(item.TipoManifestacao.IdTipoManifestacao))
        expect(item.EmailManifestante).toBeNull();
    }
  });

  it('takes every filter, in whatever casing, and answers 404 when nothing is found', async () => {
    const { rows } = await app.platform.pool.query<{ id: number; protocolo: string }>(
      `select id, protocolo, to_char(registrada_em at time zone 'America/Sao_Paulo', 'DD/MM/YYYY') as registro,
        to_char(atualizada_em at time zone 'America/Sao_Paulo', 'DD/MM/YYYY') as atualizacao,
        to_char(prazo, 'DD/MM/YYYY') as dia_prazo, id_situacao, id_tipo_formulario
        from manifestacao where id_ouvidoria = $1 order by id limit 1`,
      [CGU],
    );
    const [um] = rows as unknown as [Record<string, string> & { id: number }];
    for (const consulta of [
      `NumProtocolo=${um.protocolo}`,
      `numprotocolo=${encodeURIComponent(`${um.protocolo?.slice(0, 5)}.${um.protocolo?.slice(5, 11)}/${um.protocolo?.slice(11, 15)}-${um.protocolo?.slice(15)}`)}`,
      `DATACADASTROINICIO=${um.registro}&dataCadastroFim=${um.registro}`,
      `dataPrazoRespostaInicio=${um.dia_prazo}&DataPrazoRespostaFim=${um.dia_prazo}`,
      `DataAtualizacaoInicio=${um.atualizacao}&DataAtualizacaoFim=${um.atualizacao}`,
      `idSituacaoManifestacao=${um.id_situacao}&IDTIPOFORMULARIO=${um.id_tipo_formulario}`,
    ]) {
      expect(await ids(consulta), consulta).toContain(um.id);
    }
    const nada = await respondente.get('/manifestacoes?DataCadastroInicio=01/01/2031&desconhecido=1');
    expect(nada.statusCode).toBe(404);
    expectForma('Erro', nada.json());
  });

  it('keeps the three filters of denúncias to what was found in them', async () => {
    for (const [filtro, coluna] of [
      ['ApenasDenunciasAptas', 'apta'],
      ['ApenasComApuracaoDeEmpresa', 'envolve_empresa'],
      ['ApenasComApuracaoDeServidor', 'envolve_servidor'],
    ] as const) {
      const { rows } = await app.platform.pool.query<{ id: number }>(
        `select id from manifestacao where id_ouvidoria = $1 and ${coluna} order by id`,
        [CGU],
      );
      expect(await ids(`${filtro}=true`)).toEqual(rows.map(({ id }) => id));
    }
  });

  it.each([
    'MaxResultados=501',
    'MaxResultados=0',
    'PosInicioPagina=-1',
    'DataCadastroInicio=2026-01-01',
    'DataCadastroInicio=31/02/2026',
    'NumProtocolo=123',
    'IdSituacaoManifestacao=x',
    'Cursor=nada',
    'MaxResultados=1&maxresultados=2',
  ])('refuses %s and names the field', async (consulta) => {
    const resposta = await respondente.get(`/manifestacoes?${consulta}`);
    expect(resposta.statusCode).toBe(400);
    expectForma('Erro', resposta.json());
  });

  it('orders, and pages by position and by cursor to the same whole', async () => {
    const todos = await ids('MaxResultados=500&OrderBy=DataCadastro desc');
    const porPosicao: number[] = [];
    for (let pos = 0; ; pos += 7) {
      const pagina = await ids(`MaxResultados=7&PosInicioPagina=${pos}&OrderBy=DataCadastro desc`);
      porPosicao.push(...pagina);
      if (pagina.length < 7) break;
    }
    const porCursor: number[] = [];
    let cursor = '';
    do {
      const consulta = `MaxResultados=9&OrderBy=DataCadastro desc${cursor && `&Cursor=${cursor}`}`;
      const resposta = await respondente.get(`/manifestacoes?${consulta}`);
      if (resposta.statusCode === 404) break;
      porCursor.push(...resposta.json().map((item: { IdManifestacao: number }) => item.IdManifestacao));
      cursor = String(resposta.headers['x-proximo-cursor'] ?? '');
    } while (cursor);
    expect(porPosicao).toEqual(todos);
    expect(porCursor).toEqual(todos);
  });

  it('shows an atendente what it filed, an observador nothing that was restricted', async () => {
    const meu = await incluir(reclamacao, atendente);
    const outro = await incluir(reclamacao, respondente);
    expect(await ids('', atendente)).toEqual([meu]);
    expect((await atendente.get(`/manifestacoes/${outro}`)).statusCode).toBe(404);
    expect((await atendente.post(`/manifestacoes/${meu}/arquivar`, {})).statusCode).toBe(403);
    expect((await observador.post('/manifestacoes', reclamacao)).statusCode).toBe(403);
    await app.db
      .updateTable('manifestacao')
      .set({ restrita_em: app.clock.now() })
      .where('id', '=', outro)
      .execute();
    expect(await ids('MaxResultados=500', observador)).not.toContain(outro);
    expect((await observador.get(`/manifestacoes/${outro}`)).statusCode).toBe(404);
    expect(await ids('MaxResultados=500', respondente)).toContain(outro);
    const deOutroOrgao = await app.db
      .selectFrom('manifestacao')
      .select('id')
      .where('id_ouvidoria', '<>', CGU)
      .where('id_tipo_formulario', '<>', 3)
      .executeTakeFirstOrThrow();
    expect((await respondente.get(`/manifestacoes/${deOutroOrgao.id}`)).statusCode).toBe(404);
  });
});

describe('POST /manifestacoes and GET /manifestacoes/{id}', () => {
  it('files with the person and their files, ignores what it does not know, and reads it back key by key', async () => {
    const texto = 'Relação dos horários de espera.';
    const resposta = await respondente.post('/manifestacoes', {
      ...reclamacao,
      campoDeOutroSistema: { a: 1 },
      GeoReferencia: { Latitude: -3.7, Longitude: '-38,5' },
      DadosExtraJson: '[{"origem":"aplicativo"}]',
      Anexos: [
        { NomeArquivo: 'espera.txt', ConteudoZipadoEBase64: zipar(texto), TamanhoArquivo: texto.length },
      ],
    });
    expect(resposta.statusCode, resposta.body).toBe(200);
    expectForma('Incluida', resposta.json());
    const { IdManifestacao: id, NumeroProtocolo, NumProtocolo } = resposta.json();
    expect(NumProtocolo).toBe(NumeroProtocolo.replace(/\D/g, ''));
    const lida = await ler(id);
    expectForma('Manifestacao', lida);
    expectForma('OuvidoriaDestinoDetalhe', lida.OuvidoriaDestino);
    expectForma('Esfera', lida.OuvidoriaDestino.Esfera);
    for (const nome of [
      'CanalEntrada',
      'ModoResposta',
      'InformacoesAdicionais',
      'TipoIdentificacaoManifestante',
      'Teor',
    ])
      expectForma(nome, lida[nome]);
    expectForma('Manifestante', lida.Manifestante);
    expectForma('Endereco', lida.Manifestante.Endereco);
    expectForma('Pais', lida.Manifestante.Pais);
    expectForma('Documento', lida.Manifestante.TipoDocumentoIdentificacao);
    expectForma('Municipio', lida.Manifestante.Endereco.Municipio);
    expectForma('Uf', lida.Manifestante.Endereco.Municipio.Uf);
    expectForma('LocalFato', lida.Teor.LocalFato);
    expect(lida.Teor.LocalFato.GeoReferencia).toEqual({ Latitude: -3.7, Longitude: -38.5 });
    expect(lida.Manifestante).toMatchObject({
      Nome: 'Beatriz Nogueira Sá',
      genero: 'Feminino',
      NumeroDocumentoIdentificacao: '70010003703',
    });
    expect(lida.dadosExtraJson).toEqual([{ origem: 'aplicativo' }]);
    expect(lida.CanalEntrada.IdCanalEntrada).toBe(8);
    expect(lida.Links.map(({ rel }: { rel: string }) => rel)).toEqual(['self', 'eouv']);
    expect(lida.RegistradoPor).toBe('Integração de resposta da CGU');
    const [anexo] = lida.Teor.Anexos;
    expectForma('Anexo', anexo);
    expectForma('TipoAnexo', anexo.TipoAnexoManifestacao);
    expect(anexo).toMatchObject({ NomeArquivo: 'espera.txt', IdObjeto: id, IndComplementar: false });
    const baixado = await respondente.get(`/manifestacoes/${id}/anexos/${anexo.IdAnexoManifestacao}`);
    expect(abrirZipado(baixado.json().ConteudoZipadoEBase64).toString()).toBe(texto);
  });

  it('writes that a program read the case', async () => {
    const id = await incluir(reclamacao);
    await ler(id, observador);
    const { Historico } = await ler(id);
    const lidas = Historico.map(({ HistoricoAcao: acao }: { HistoricoAcao: Record<string, string> }) => [
      acao.DescTipoAcaoManifestacao,
      acao.Responsavel,
    ]);
    expect(lidas).toContainEqual(['Visualização', 'Integração de consulta da CGU (CGU)']);
    for (const { HistoricoAcao } of Historico) {
      expectForma('HistoricoAcao', HistoricoAcao);
      expect(HistoricoAcao.DataHoraAcao).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/);
    }
  });

  it('never says who filed a denúncia: no person, no address, the words without the name, no file', async () => {
    const id = await incluir({
      ...denuncia,
      Anexos: [{ NomeArquivo: 'beatriz.txt', ConteudoZipadoEBase64: zipar('Beatriz Nogueira Sá') }],
    });
    for (const programa of [respondente, observador]) {
      const resposta = await programa.get(`/manifestacoes/${id}`);
      expect(resposta.statusCode).toBe(200);
      expect(resposta.body).not.toMatch(/beatriz|nogueira|70010003703/i);
      expect(resposta.json()).toMatchObject({ Manifestante: null, EmailManifestante: null });
    }
    const lida = await ler(id);
    expectForma('Envolvido', lida.Teor.EnvolvidosManifestacao[0]);
    expect(lida.Teor.EnvolvidosManifestacao[0].Nome).toBe('Chefe do setor');
    expect(lida.Teor.Anexos).toEqual([]);
    const { id: idAnexo } = await app.db
      .selectFrom('anexo')
      .select('id')
      .where('id_manifestacao', '=', id)
      .executeTakeFirstOrThrow();
    expect((await respondente.get(`/manifestacoes/${id}/anexos/${idAnexo}`)).statusCode).toBe(404);
    expect(app.log()).not.toMatch(/Beatriz/);
  });

  it('files an anonymous denúncia as comunicação and refuses any other without a name', async () => {
    const id = await incluir({ ...denuncia, IdTipoIdentificacaoManifestante: 1, Manifestante: null });
    expect((await ler(id)).TipoManifestacao.IdTipoManifestacao).toBe(7);
    const sem = await respondente.post('/manifestacoes', {
      ...reclamacao,
      IdTipoIdentificacaoManifestante: 1,
    });
    expect([sem.statusCode, sem.json().code]).toEqual([400, 'manifestacao.anonimato-so-na-denuncia']);
    expectForma('Erro', sem.json());
  });

  it.each([
    ['another form', { ...reclamacao, IdTipoFormulario: 3 }],
    ['no text', { ...reclamacao, TextoManifestacao: '' }],
    ['another office', { ...reclamacao, IdOuvidoriaDestino: 65 }],
    [
      'a file that is no gzip',
      { ...reclamacao, Anexos: [{ NomeArquivo: 'a.txt', ConteudoZipadoEBase64: 'YWJj' }] },
    ],
    [
      'a file of no accepted kind',
      { ...reclamacao, Anexos: [{ NomeArquivo: 'a.exe', ConteudoZipadoEBase64: zipar('MZ\u0000\u0001') }] },
    ],
    [
      'a bad CPF',
      {
        ...reclamacao,
        Manifestante: { ...reclamacao.Manifestante, NumeroDocumentoIdentificacao: '111.111.111-11' },
      },
    ],
    ['nobody', { ...reclamacao, Manifestante: undefined }],
  ])('refuses %s', async (_caso, corpo) => {
    const resposta = await respondente.post('/manifestacoes', corpo);
    expect(resposta.statusCode, resposta.body).toBeGreaterThanOrEqual(400);
    expect(resposta.statusCode).toBeLessThan(500);
    expectForma('Erro', resposta.json());
  });

  it('gives the same case to the same sending', async () => {
    const headers = { 'idempotency-key': '3f0e5a64-6f0b-4d0c-9a55-0a3f2c7f9d11' };
    const enviar = () =>
      respondente.send({ method: 'POST', url: '/api/manifestacoes', payload: reclamacao, headers });
    const [a, b] = [await enviar(), await enviar()];
    expect(b.json()).toEqual(a.json());
  });
});

describe('acts: one rule, two doors', () => {
  const TEXTO = 'Informamos que o atendimento foi reforçado com mais dois guichês.';

  it('answers on the way, extends, concludes, reopens, archives, and each leaves its line', async () => {
    const id = await incluir(reclamacao);
    const ato = async (nome: string, corpo: object, status = 200) => {
      const resposta = await respondente.post(`/manifestacoes/${id}/${nome}`, corpo);
      expect(resposta.statusCode, `${nome}: ${resposta.body}`).toBe(status);
      return resposta.json();
    };
    await ato('respostas', { IdTipoRespostaManifestacao: 3, TxtResposta: TEXTO });
    const motivos = (await respondente.get('/motivos-prorrogacao')).json();
    const prorrogada = await ato('prorrogar', {
      IdMotivoProrrogacaoManifestacao: motivos[0].IdMotivoProrrogacaoManifestacao,
      TxtJustificativaProrrogacao: 'A área técnica precisa de mais tempo para medir a espera.',
    });
    expect(prorrogada.Situacao.IdSituacaoManifestacao).toBe(3);
    const deNovo = await ato(
      'prorrogar',
      {
        IdMotivoProrrogacaoManifestacao: 1,
        TxtJustificativaProrrogacao: 'De novo, por outros motivos ainda.',
      },
      409,
    );
    expectForma('Erro', deNovo);
    const incompleta = await ato('respostas', { IdTipoRespostaManifestacao: 2, TxtResposta: TEXTO }, 400);
    expectForma('Erro', incompleta);
    const concluida = await ato('respostas', {
      IdTipoRespostaManifestacao: 2,
      TxtResposta: TEXTO,
      Detalhes: { DecisaoFinal: 'Procedente: mais dois guichês foram abertos.' },
      Anexos: [{ NomeArquivo: 'guiches.txt', ConteudoZipadoEBase64: zipar('Guichês 5 e 6.') }],
    });
    expect(concluida.Situacao.IdSituacaoManifestacao).toBe(6);
    await ato('reabrir', { TxtJustificativa: 'O cidadão trouxe fatos novos sobre a mesma fila.' });
    const arquivada = await ato('arquivar', {
      IdMotivoArquivamento: 5,
      TxtJustificativa: 'O posto mudou de endereço e a fila não existe mais.',
    });
    expect(arquivada.Situacao.IdSituacaoManifestacao).toBe(8);
    const { Historico, Teor } = await ler(id);
    const com = (nome: string) => Historico.filter((cada: object) => nome in cada);
    expect(com('Resposta')).toHaveLength(2);
    expectForma('Resposta', com('Resposta')[0].Resposta);
    expectForma('TipoResposta', com('Resposta')[0].Resposta.TipoRespostaManifestacao);
    expectForma('Prorrogacao', com('Prorrogacao')[0].Prorrogacao);
    expectForma('Motivo', com('Prorrogacao')[0].Prorrogacao.MotivoProrrogacaoManifestacao);
    expect(com('Prorrogacao')[0].Prorrogacao.NovoPrazo).toMatch(DIA);
    expect(Teor.Anexos[0].IdObjeto).toBe(concluida.IdRespostaManifestacao);
    const acoes = Historico.map(
      (cada: { HistoricoAcao: Record<string, string> }) => cada.HistoricoAcao.DescTipoAcaoManifestacao,
    );
    expect(acoes).toEqual(expect.arrayContaining(['Prorrogação', 'Reabertura', 'Arquivamento']));
  });

  it('asks for more, classifies, changes the type, and forwards; then the case is another office’s', async () => {
    const id = await incluir(reclamacao);
    const pedido = await respondente.post(`/manifestacoes/${id}/respostas`, {
      IdTipoRespostaManifestacao: 1,
      TxtResposta: 'Diga, por favor, em que dia e em que guichê isso aconteceu.',
    });
    expect(pedido.json().Situacao.IdSituacaoManifestacao).toBe(5);
    expect(pedido.json().PrazoAtendimento).toBeNull();
    const outro = await incluir(reclamacao);
    const atualizada = await respondente.post(`/manifestacoes/${outro}/atualizar`, {
      IdAssunto: 57,
      Tags: ['fila', 'posto'],
    });
    expect(atualizada.statusCode, atualizada.body).toBe(200);
    const tipo = await respondente.post(`/manifestacoes/${outro}/atualizar`, {
      IdTipoManifestacao: 5,
      TxtMotivoAlteracaoTipo: 'A pessoa pede uma providência, não reclama.',
    });
    expect(tipo.statusCode, tipo.body).toBe(200);
    const lida = await ler(outro);
    expect(lida).toMatchObject({ Tag: 'fila; posto', Tags: ['fila', 'posto'], Assunto: { IdAssunto: 57 } });
    expect(lida.TipoManifestacao.IdTipoManifestacao).toBe(5);
    expect((await respondente.post(`/manifestacoes/${outro}/atualizar`, {})).statusCode).toBe(400);
    const encaminhada = await respondente.post(`/manifestacoes/${outro}/encaminhar`, {
      IdOuvidoriaDestino: 65,
      TxtNotificacaoDestinatario: 'O posto de que se fala fica no campus de Fortaleza.',
      TxtNotificacaoSolicitante: 'Enviamos o seu pedido ao instituto que cuida do posto.',
    });
    expect(encaminhada.statusCode, encaminhada.body).toBe(200);
    expect((await respondente.get(`/manifestacoes/${outro}`)).statusCode).toBe(404);
  });

  it('shows a forwarding and a complement in the history of who received them', async () => {
    const { rows } = await app.platform.pool.query<{ id: number }>(
      `select m.id from manifestacao m join encaminhamento e on e.id_manifestacao = m.id
        where m.id_ouvidoria = $1 order by m.id limit 1`,
      [CGU],
    );
    if (rows[0]) {
      const { Historico } = await ler(rows[0].id);
      const [com] = Historico.filter((cada: object) => 'Encaminhamento' in cada);
      if (com) expectForma('Encaminhamento', com.Encaminhamento);
    }
    const { rows: complementadas } = await app.platform.pool.query<{ id: number }>(
      `select m.id from manifestacao m join manifestacao_historico h on h.id_manifestacao = m.id
        where m.id_ouvidoria = $1 and h.detalhes ? 'idComplementacao' and h.acao = 'Complementação' limit 1`,
      [CGU],
    );
    for (const { id } of complementadas) {
      const { Historico } = await ler(id);
      expectForma('Complemento', Historico.find((cada: object) => 'Complemento' in cada).Complemento);
    }
  });
});

describe('clients, managed by an administrador', () => {
  const CLIENTES = '/api/app-web/v1/integracao/clientes';
  const novo = { nome: 'Painel do município', idOuvidoria: CGU, idPerfil: 9, limitePorMinuto: 30 };

  it('are registered with a secret shown once and kept hashed, rotated, switched off, and each act is audited', async () => {
    let admin = await entrarComo(app, 'admin');
    const criado = await admin.post(CLIENTES, novo);
    expect(criado.statusCode, criado.body).toBe(200);
    const { idCliente, login, segredo, senha } = criado.json();
    const porCliente = (client_secret: string) =>
      pedirToken(app, { grant_type: 'client_credentials', client_id: String(idCliente), client_secret });
    const token = (await porCliente(segredo)).json().access_token;
    const comSenha = await pedirToken(app, {
      grant_type: 'password',
      client_id: String(idCliente),
      client_secret: segredo,
      username: login,
      password: senha,
    });
    expect(comSenha.statusCode, comSenha.body).toBe(200);
    const usar = (bearer: string) =>
      app.inject({
        url: '/api/manifestacoes?MaxResultados=1',
        headers: { authorization: `Bearer ${bearer}` },
      });
    expect((await usar(token)).statusCode).toBe(200);
    const visto = async () => (await admin.get(`${CLIENTES}/${idCliente}`)).json();
    expect(JSON.stringify(await visto())).not.toContain(segredo);
    expect((await visto()).ultimoUsoEm).not.toBeNull();
    const { rows } = await app.platform.pool.query('select * from integracao_cliente where id = $1', [
      idCliente,
    ]);
    expect(JSON.stringify(rows)).not.toContain(segredo);

    const ato = async (nome: string, corpo: object) =>
      admin.post(`${CLIENTES}/${idCliente}/${nome}`, { versao: (await visto()).versao, ...corpo });
    const trocado = await ato('trocar-segredo', { qual: 'segredo', manterAnterior: true });
    expect((await porCliente(segredo)).statusCode, 'for a day still').toBe(200);
    expect((await porCliente(trocado.json().segredo)).statusCode).toBe(200);
    app.clock.advance(25 * 3_600_000);
    admin = await entrarComo(app, 'admin');
    expect((await porCliente(segredo)).statusCode).toBe(401);
    const vivo = (await porCliente(trocado.json().segredo)).json().access_token;
    const deNovo = await ato('trocar-segredo', { qual: 'segredo' });
    expect((await usar(vivo)).statusCode, 'its tokens ended with it').toBe(401);
    const ultimo = (await porCliente(deNovo.json().segredo)).json().access_token;
    expect((await ato('desligar', {})).statusCode).toBe(200);
    expect((await usar(ultimo)).statusCode).toBe(401);
    expect((await porCliente(deNovo.json().segredo)).statusCode).toBe(401);
    expect((await ato('ligar', {})).statusCode).toBe(200);
    expect((await porCliente(deNovo.json().segredo)).statusCode).toBe(200);
    const velha = await admin.send({
      method: 'PUT',
      url: `${CLIENTES}/${idCliente}`,
      payload: { versao: 1, nome: 'Outro', limitePorMinuto: 5 },
    });
    expect([velha.statusCode, velha.json().code]).toEqual([409, 'integracao.cliente-mudou']);
    const atos = await app.db
      .selectFrom('auditoria')
      .select(['acao', 'informacoes'])
      .where('area', '=', 'integracao')
      .where('id_alvo', '=', idCliente)
      .orderBy('id')
      .execute();
    expect(atos.map(({ acao }) => acao)).toEqual([
      'Cadastro de cliente de integração',
      'Troca do segredo de integração',
      'Troca do segredo de integração',
      'Desligamento de cliente de integração',
      'Religamento de cliente de integração',
    ]);
    expect(JSON.stringify(atos)).not.toContain(deNovo.json().segredo);
    expect(app.log()).not.toContain(segredo);
  });

  it('are listed a page at a time, found by name, office or number', async () => {
    const admin = await entrarComo(app, 'admin');
    const lista = (consulta: string) => admin.get(`${CLIENTES}?${consulta}`).then((r) => r.json());
    expect((await lista('busca=1002')).linhas.map(({ nome }: { nome: string }) => nome)).toEqual([
      'Central de atendimento da CGU',
    ]);
    expect((await lista('busca=painel%20do%20munic')).linhas).toHaveLength(1);
    expect((await lista('situacao=desligados')).linhas).toEqual([]);
    expect((await lista('cursor=nada')).code).toBe('lista.cursor-invalido');
    expect((await admin.post(CLIENTES, { ...novo, idPerfil: 1 })).statusCode).toBe(400);
    expect((await admin.post(CLIENTES, { ...novo, idOuvidoria: 999_999 })).json().code).toBe(
      'integracao.orgao-inativo',
    );
  });
});

describe('the other tables', () => {
  beforeAll(async () => {
    respondente = await entrarComoPrograma(app, 'respondente');
    observador = await entrarComoPrograma(app, 'observador');
  });

  it('lists appeals by period and by protocol, key by key, and 404 when there is none', async () => {
    const resposta = await respondente.get(
      '/recursos?DataAberturaInicio=01/01/2020&dataAberturaFim=31/12/2026',
    );
    expect(resposta.statusCode, resposta.body).toBe(200);
    const pagina = resposta.json();
    expectForma('Recursos', pagina);
    for (const recurso of pagina.Recursos) {
      expectForma('Recurso', recurso);
      expect(recurso.dataRecurso).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/);
      if (recurso.prazoAtendimento) expect(recurso.prazoAtendimento).toMatch(/ 23:59:59$/);
      for (const cada of recurso.respostasRecurso) expectForma('RespostaRecurso', cada);
      if (recurso.solicitante) expectForma('Manifestante', recurso.solicitante);
    }
    const [{ numProtocolo }] = pagina.Recursos;
    const porProtocolo = await respondente.get(`/recursos?NumProtocolo=${encodeURIComponent(numProtocolo)}`);
    expect(porProtocolo.json().Recursos[0].numProtocolo).toBe(numProtocolo);
    expect((await respondente.get('/recursos?DataAberturaInicio=01/01/2031')).statusCode).toBe(404);
    expect((await respondente.get('/recursos')).statusCode).toBe(400);
  });

  it('lists offices and the federal directory, and the look-ups in PascalCase', async () => {
    const ouvidorias = (await observador.get('/ouvidorias?SOMENTEOUVIDORIASATIVAS=1')).json();
    expectForma('Ouvidoria', ouvidorias[0]);
    expectForma('Esfera', ouvidorias[0].Esfera);
    expect(ouvidorias[0].DataAdesaoEOuvPadrao).toMatch(DIA);
    expectForma('OrgaoSiorg', (await observador.get('/orgaos-siorg')).json()[0]);
    const tipos = await observador.get('/tipos-resposta');
    expect(tipos.json()[0]).toEqual({
      IdTipoRespostaManifestacao: 1,
      DescTipoRespostaManifestacao: 'Pedido de Complementação',
    });
    expect(tipos.headers.vary).toContain('authorization');
    expect((await app.inject('/api/tipos-resposta')).json()[0]).toHaveProperty('idTipoRespostaManifestacao');
    expect((await observador.get('/municipios?UF=CE')).json()[0].Uf).toEqual({
      SigUf: 'CE',
      DescUf: 'Ceará',
    });
    for (const tabela of [
      'assuntos',
      'paises',
      'situacoes-manifestacao',
      'motivos-arquivamento',
      'canais-entrada',
    ])
      for (const nome of Object.keys((await observador.get(`/${tabela}`)).json()[0]))
        expect(nome).toMatch(/^[A-Z]/);
    const fora = await observador.get('/nada');
    expect(fora.statusCode).toBe(404);
    expectForma('Erro', fora.json());
  });
});
