import { randomUUID } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { pdf } from '#capabilities/anexo/domain/testing-arquivos.ts';
import { enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { Especificacao } from '#capabilities/conteudo-da-resposta/domain/especificacao.ts';
import { CodigoDecisao } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { days } from '#server/clock.ts';
import { decidir, INDEFERIDO, interposto } from '#testing/recursos.ts';
import { Orgaos, registrar } from '#testing/registro.ts';
import type { TestApp } from '#testing/test-app.ts';
import { entrarComo, SENHA } from '#testing/visitor.ts';

/** The clients of the demonstration data. */
export const Clientes = { respondente: 1001, atendente: 1002, observador: 1003 } as const;

export const pedirToken = (
  app: TestApp,
  campos: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(campos).toString(),
  });

/** A program with a token that calls as integrators do. */
export class Programa {
  readonly #app: TestApp;
  readonly token: string;

  constructor(app: TestApp, token: string) {
    this.#app = app;
    this.token = token;
  }

  send(options: InjectOptions): Promise<LightMyRequestResponse> {
    return this.#app.inject({
      ...options,
      headers: { host: 'escuta.test', authorization: `Bearer ${this.token}`, ...options.headers },
    });
  }

  get(caminho: string): Promise<LightMyRequestResponse> {
    return this.send({ method: 'GET', url: `/api${caminho}` });
  }

  post(caminho: string, corpo: object): Promise<LightMyRequestResponse> {
    return this.send({ method: 'POST', url: `/api${caminho}`, payload: corpo });
  }

  /** Acts on a case and returns the answer. */
  async ato(id: number, nome: string, corpo: object, status = 200) {
    const resposta = await this.post(`/manifestacoes/${id}/${nome}`, corpo);
    expect(resposta.statusCode, `${nome}: ${resposta.body}`).toBe(status);
    return resposta.json();
  }
}

export const entrarComoPrograma = async (app: TestApp, cliente: keyof typeof Clientes): Promise<Programa> => {
  const resposta = await pedirToken(app, {
    grant_type: 'password',
    client_id: String(Clientes[cliente]),
    client_secret: SENHA,
    username: `ws.${cliente}`,
    password: SENHA,
  });
  expect(resposta.statusCode, resposta.body).toBe(200);
  return new Programa(app, resposta.json().access_token);
};

export const zipar = (conteudo: Buffer | string): string => gzipSync(conteudo).toString('base64');
export const abrirZipado = (texto: string): Buffer => gunzipSync(Buffer.from(texto, 'base64'));

export const CGU = Orgaos.cgu;
export const DIA = /^\d{2}\/\d{2}\/\d{4}$/;
const FORTALEZA = 230440;

export const reclamacao = {
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
    IdMunicipio: FORTALEZA,
    Logradouro: 'Rua das Flores',
    Numero: '10',
    Bairro: 'Centro',
  },
};

export const denuncia = {
  ...reclamacao,
  IdTipoFormulario: 4,
  IdTipoManifestacao: 1,
  TextoManifestacao: 'Eu, Beatriz Nogueira Sá, vi o chefe do setor receber dinheiro do fornecedor no pátio.',
  IdMunicipio: FORTALEZA,
  GeoReferencia: { Latitude: -3.7, Longitude: -38.5 },
  Envolvidos: [{ Nome: 'Chefe do setor', Orgao: 'CGU', IdFuncaoEnvolvidoManifestacao: 7 }],
  DadosExtraJson: '{"origem":"aplicativo"}',
};

/** Filings that are refused, each with the reason. */
export const registrosRecusados: readonly (readonly [string, object])[] = [
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
];

export const credenciais = {
  client_id: String(Clientes.respondente),
  client_secret: SENHA,
  username: 'ws.respondente',
  password: SENHA,
};

/** Token requests that are refused, each with the answer. */
export const tokensRecusados: readonly (readonly [string, Record<string, string>, number, string])[] = [
  ['a wrong secret', { grant_type: 'password', ...credenciais, client_secret: 'x' }, 401, 'invalid_client'],
  ['an unknown client', { grant_type: 'password', ...credenciais, client_id: '99' }, 401, 'invalid_client'],
  [
    'no number',
    { grant_type: 'client_credentials', client_id: 'a', client_secret: 'b' },
    401,
    'invalid_client',
  ],
  ['a wrong password', { grant_type: 'password', ...credenciais, password: 'x' }, 400, 'invalid_grant'],
  [
    'a person of the office',
    { grant_type: 'password', ...credenciais, username: 'gestor.cgu' },
    400,
    'invalid_grant',
  ],
  ['another grant', { grant_type: 'authorization_code', ...credenciais }, 400, 'unsupported_grant_type'],
  ['nothing', {}, 400, 'invalid_request'],
  ['no password', { ...credenciais, grant_type: 'password', password: '' }, 400, 'invalid_request'],
];

const corpoDe = (resposta: LightMyRequestResponse) => {
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json();
};

export const incluir = async (programa: Programa, corpo: object = reclamacao): Promise<number> =>
  corpoDe(await programa.post('/manifestacoes', corpo)).IdManifestacao;

export const ler = async (programa: Programa, id: number) =>
  corpoDe(await programa.get(`/manifestacoes/${id}`));

export const TEXTO = 'Informamos que o atendimento foi reforçado com mais dois guichês.';

/** Acts of citizens and staff through the screens; each throws if the case does not allow it. */
const daPessoa = async (app: TestApp, login: string) => {
  const visitor = await entrarComo(app, login);
  const enviar = async (method: 'POST' | 'PUT', url: string, payload: object) =>
    corpoDe(await visitor.send({ method, url: `/api/app-web/v1${url}`, payload }));
  return {
    visitor,
    enviar,
    registrar: async (dados: Record<string, unknown>): Promise<number> =>
      corpoDe(await registrar(visitor, dados)).idManifestacao,
    tratar: (ato: string, id: number, dados: object = {}) =>
      enviar('POST', `/tratamento/${ato}`, { casos: [{ idManifestacao: id }], ...dados }),
  };
};
type Pessoa = Awaited<ReturnType<typeof daPessoa>>;

const ENTREGA = '16/03/2026';

/** From filing to the conclusive answer, with a file from each side. */
const casoDoCidadao = async (app: TestApp, maria: Pessoa, gestor: Pessoa, programa: Programa) => {
  const id = await maria.registrar({
    teor: { texto: 'A fila do posto passa de três horas.' },
    idModoResposta: 2,
  });
  const { idSubassunto } = await gestor.enviar('POST', '/subassuntos', {
    idAssunto: 57,
    descSubassunto: 'Filas no posto',
  });
  await gestor.tratar('assumir', id);
  await gestor.tratar('classificar', id, { idAssunto: 57, idSubassunto, tags: ['fila', 'posto'] });
  await gestor.tratar('pedir-complementacao', id, { texto: 'Diga, por favor, em que dia foi.' });
  const { idAnexo, segredo } = await enviarArquivo(app, await pdf(), 'senha.pdf');
  await maria.enviar('POST', `/manifestacoes/${id}/complementar`, {
    texto: 'Foi na segunda-feira, dia nove.',
    anexos: [{ idAnexo, segredo }],
  });
  await programa.ato(id, 'prorrogar', {
    IdMotivoProrrogacaoManifestacao: 1,
    TxtJustificativaProrrogacao: 'A área técnica precisa de mais tempo para medir a espera.',
  });
  await programa.ato(id, 'respostas', {
    IdTipoRespostaManifestacao: 2,
    TxtResposta: TEXTO,
    Detalhes: { DecisaoFinal: 'Procedente: mais dois guichês foram abertos.' },
    Anexos: [{ NomeArquivo: 'guiches.txt', ConteudoZipadoEBase64: zipar('Guichês 5 e 6.') }],
  });
  return { id, idSubassunto };
};

const casoDaIntegracao = async (gestor: Pessoa, programa: Programa): Promise<number> => {
  const [{ IdOrgaoSiorg }] = corpoDe(await programa.get('/orgaos-siorg'));
  const id = await incluir(programa, {
    ...reclamacao,
    Manifestante: { ...reclamacao.Manifestante, Complemento: 'Casa B', IdFaixaEtaria: 3, IdRacaCor: 2 },
    IdOrgaoInteresse: IdOrgaoSiorg,
    GeoReferencia: { Latitude: -3.7, Longitude: '-38,5' },
    DadosExtraJson: '[{"origem":"aplicativo"}]',
    CodServicoMPOG: 4021,
    TxtOutroServico: 'Emissão de certidão',
  });
  await gestor.tratar('restringir-conteudo', id, { motivo: 'O texto traz dados de outras pessoas.' });
  return id;
};

/** Filed at one office and forwarded by its staff to the one that reads it here. */
const casoEncaminhado = async (app: TestApp, maria: Pessoa): Promise<number> => {
  const id = await maria.registrar({ idOuvidoriaDestino: Orgaos.ifce });
  const ifce = await daPessoa(app, 'gestor.ifce');
  await ifce.tratar('encaminhar', id, {
    idOuvidoriaDestino: CGU,
    textoDestinatario: 'O posto de que se fala é da controladoria.',
    textoSolicitante: 'Enviamos a sua reclamação à controladoria.',
  });
  return id;
};

/**
 * One fit for investigation, about a company, with every question answered; the other about a
 * public servant, filed by a program.
 */
const casosDeDenuncia = async (maria: Pessoa, programa: Programa) => {
  const apta = await maria.registrar({
    idTipoManifestacao: 1,
    teor: {
      texto: 'Notas fiscais repetidas no almoxarifado.',
      quem: 'O fornecedor de papel',
      como: 'A mesma nota foi paga duas vezes',
      quando: 'Em fevereiro',
      envolvidos: [{ nome: 'Fornecedor de papel', idFuncao: 7, orgao: 'Papelaria' }],
      local: { idMunicipio: FORTALEZA, descricao: 'No almoxarifado' },
      sobreProvas: 'As duas notas estão no processo',
      camposAdicionais: [{ nome: 'Setor', valor: 'Compras' }],
    },
  });
  const doServidor = await incluir(programa, denuncia);
  await programa.ato(apta, 'respostas', {
    IdTipoRespostaManifestacao: 2,
    TxtResposta: 'A denúncia foi enviada à corregedoria para apuração.',
    InformacoesAdicionais: { Apta: 'Sim', EnvolveEmpresa: 'Sim' },
    Detalhes: { Destino: 'apuracao', OrgaoApurador: 'Corregedoria da CGU' },
  });
  await programa.ato(doServidor, 'respostas', {
    IdTipoRespostaManifestacao: 2,
    TxtResposta: 'A denúncia foi arquivada por falta de elementos mínimos.',
    InformacoesAdicionais: { EnvolveServidorPublico: true, EnvolveCargoComissionadoDAS4OuSuperior: true },
    Detalhes: { Destino: 'arquivamento', PorQue: 'Não há elementos que permitam apurar.' },
  });
  return { apta, doServidor };
};

/** One filed at the desk with a telephone; one filed by a company. */
const casosDeOutros = async (app: TestApp) => ({
  doBalcao: await (await daPessoa(app, 'atendente.cgu')).registrar({
    idTipoManifestacao: 9,
    atendimento: {
      idCanalEntrada: 2,
      manifestante: { nome: 'Tomás Ribeiro Lima', telefone: '(85) 99912-3456' },
    },
  }),
  daEmpresa: await (await daPessoa(app, 'empresa.pj')).registrar({}),
});

const pedirAcesso = (maria: Pessoa): Promise<number> => maria.registrar({ idTipoManifestacao: 8 });

/** Granted for a day, not published and not delivered: reported after that day. */
const casoDescumprido = async (maria: Pessoa, programa: Programa): Promise<number> => {
  const id = await pedirAcesso(maria);
  await programa.ato(id, 'respostas', {
    IdTipoRespostaManifestacao: 2,
    TxtResposta: 'As diárias de 2025 vão pelo correio.',
    CodigoDecisao: CodigoDecisao.concedido,
    IdClassificacaoAvaliacaoManifestacao: Especificacao.peloCorreio,
    DataCompromisso: ENTREGA,
    RespostaPublicavel: 'não',
    Detalhes: { PorQueNaoPublica: 'O processo traz o endereço de quem pediu.' },
  });
  return id;
};

/** Denied, appealed with a file, and decided with another. */
const casoComRecurso = async (app: TestApp, maria: Pessoa, programa: Programa) => {
  const id = await pedirAcesso(maria);
  await programa.ato(id, 'respostas', {
    IdTipoRespostaManifestacao: 2,
    TxtResposta: 'O acesso foi negado porque traz dados de saúde.',
    CodigoDecisao: CodigoDecisao.negado,
    IdClassificacaoAvaliacaoManifestacao: Especificacao.dadosPessoais,
    Detalhes: { FundamentoLegal: 'Lei 12.527/2011, art. 31: são dados de saúde.' },
  });
  const arquivo = async (nome: string) => {
    const { idAnexo, segredo } = await enviarArquivo(app, await pdf(), nome);
    return [{ idAnexo, segredo }];
  };
  const { idRecurso } = await interposto(maria.visitor, id, { anexos: await arquivo('razoes.pdf') });
  const { visitor: superior } = await daPessoa(app, 'recursos.cgu');
  await decidir(superior, idRecurso, { ...INDEFERIDO, anexos: await arquivo('decisao.pdf') });
  return { id, idRecurso };
};

/**
 * Adds what the demonstration data lacks, through acts of the screens and the API, so that every
 * key of every shape is read with a value. The clock ends five days later, after a promised
 * delivery.
 */
export const prepararCasos = async (app: TestApp) => {
  const maria = await daPessoa(app, 'maria.cidada');
  const gestor = await daPessoa(app, 'gestor.cgu');
  const programa = await entrarComoPrograma(app, 'respondente');
  await maria.enviar('PUT', '/usuarios/cadastro/endereco', {
    cep: '60160-230',
    logradouro: 'Avenida Beira-Mar',
    numero: '100',
    complemento: 'Apto 12',
    bairro: 'Meireles',
    idMunicipio: FORTALEZA,
  });
  await maria.enviar('PUT', '/usuarios/cadastro/perfil', {
    idEscolaridade: 4,
    idRacaCor: 2,
    idGenero: 1,
    idFaixaEtaria: 3,
    idProfissao: 5,
  });
  const casos = {
    doCidadao: await casoDoCidadao(app, maria, gestor, programa),
    daIntegracao: await casoDaIntegracao(gestor, programa),
    encaminhado: await casoEncaminhado(app, maria),
    denuncias: await casosDeDenuncia(maria, programa),
    ...(await casosDeOutros(app)),
    descumprido: await casoDescumprido(maria, programa),
    comRecurso: await casoComRecurso(app, maria, programa),
  };
  app.clock.advance(days(5));
  await (await daPessoa(app, 'maria.cidada')).enviar('POST', '/descumprimentos', {
    chaveEnvio: randomUUID(),
    idManifestacao: casos.descumprido,
    contra: 'resposta',
    texto: 'As diárias de 2025 nunca chegaram.',
  });
  return casos;
};
