import { expect } from 'vitest';

const DADOS_BASICOS = `Links:Link* IndPossuiIdentidadePreservada IdManifestacao NumerosProtocolo Assunto:Assunto
  Servico:Servico TipoFormulario:TipoFormulario TipoManifestacao:TipoManifestacao EmailManifestante DataCadastro
  PrazoAtendimento Situacao:Situacao ResponsavelAnalise`;
const DEPOIS_DO_ATO = 'IdManifestacao Situacao:Situacao PrazoAtendimento Links:Link*';

/**
 * The shapes that existing programs of offices read (S7-03), names exact, odd spellings included.
 * `Name:Shape` holds an object, `Name:Shape*` a list of them, and `?` marks a name that may be
 * absent.
 */
const FORMAS: Readonly<Record<string, string>> = {
  Link: 'rel href',
  DadosBasicos: `${DADOS_BASICOS} OuvidoriaDestino:OuvidoriaDestino`,
  Manifestacao: `${DADOS_BASICOS} OuvidoriaDestino:OuvidoriaComEsfera ResumoSolicitacao IndRestricaoConteudo
    OrgaoInteresse:OrgaoInteresse SubAssunto:SubAssunto Tag Tags RegistradoPor CanalEntrada:CanalEntrada
    ModoResposta:ModoResposta InformacoesAdicionais:InformacoesAdicionais dadosExtraJson ObservacoesOuvidoria Teor:Teor
    Historico:Historico* TipoIdentificacaoManifestante:TipoIdentificacao Manifestante:Manifestante IndAcessoRestrito`,
  OuvidoriaDestino: 'IdOuvidoria IdOrgaoSiorg NomOuvidoria NomeOuvidoria',
  OuvidoriaComEsfera: 'IdOuvidoria IdOrgaoSiorg NomOuvidoria NomeOuvidoria Esfera:Esfera',
  Esfera: 'IdEsfera DescEsfera',
  Assunto: 'IdAssunto DescAssunto',
  Servico: 'IdServicoMPOG Nome Links',
  TipoFormulario: 'IdTipoFormulario DescTipoFormulario',
  TipoManifestacao: 'IdTipoManifestacao DescTipoManifestacao',
  Situacao: 'IdSituacaoManifestacao DescSituacaoManifestacao',
  OrgaoInteresse: 'NomeOrgao',
  SubAssunto: 'IdSubAssunto DescSubAssunto',
  CanalEntrada: 'IdCanalEntrada DescCanalEntrada',
  ModoResposta: 'IdModoResposta DescModoResposta IndModoRespostaAtivo',
  InformacoesAdicionais: 'Apta EnvolveEmpresa EnvolveServidorPublico EnvolveCargoComissionadoDAS4OuSuperior',
  TipoIdentificacao: `IdTTipoIdentificacaoManifestanteDTO DescTipoIdentificacaoManifestanteDTO
    DescTipoIdentificacaoManifestante`,
  Teor: `DescricaoAtosOuFatos PropostaMelhoria Anexos:Anexo* LocalFato:LocalFato EnvolvidosManifestacao:Envolvido*
    CamposAdicionaisManifestacao:CampoAdicional*`,
  Anexo: `IdAnexoManifestacao NomeArquivo IdObjeto IndComplementar TipoAnexoManifestacao:TipoAnexo Links:Link*`,
  TipoAnexo: 'IdTipoAnexoManifestacao DescTipoAnexoManifestacao',
  LocalFato: 'Municipio:Municipio DescricaoLocalFato GeoReferencia:GeoReferencia',
  GeoReferencia: 'Latitude Longitude',
  Municipio: 'IdMunicipio DescMunicipio Uf:Uf',
  Uf: 'SigUf DescUf',
  Envolvido: 'IdEnvolvidoManifestacao Nome Orgao Funcao CpfEnvolvido IdFuncaoEnvolvidoManifestacao',
  CampoAdicional: 'NomeExibido Valor',
  Historico: `HistoricoAcao:HistoricoAcao Resposta:Resposta? Complemento:Complemento? Encaminhamento:Encaminhamento?
    Prorrogacao:Prorrogacao? Denuncia:Denuncia?`,
  HistoricoAcao: 'DescTipoAcaoManifestacao DataHoraAcao Responsavel InformacoesAdicionais',
  Resposta: `IdRespostaManifestacao TipoRespostaManifestacao:TipoResposta TxtResposta RespostaPublicavel Decisao:Decisao
    EspecificacaoDecisao:EspecificacaoDecisao DataCompromisso`,
  TipoResposta: 'IdTipoRespostaManifestacao DescTipoRespostaManifestacao',
  Decisao: 'codigoDecisao descricaoDecisao',
  EspecificacaoDecisao: 'DescClassificacaoAvaliacaoManifestacao',
  Complemento: 'idComplemento texto',
  Encaminhamento: `OuvidoriaOrigem:NomeDaOuvidoria OuvidoriaDestino:NomeDaOuvidoria TxtNotificacaoDestinatario
    TxtNotificacaoSolicitante`,
  NomeDaOuvidoria: 'NomOuvidoria',
  Prorrogacao: 'PrazoOriginal NovoPrazo MotivoProrrogacaoManifestacao:Motivo TxtJustificativaProrrogacao',
  Motivo: 'IdMotivoProrrogacaoManifestacao DescMotivoProrrogacaoManifestacao',
  Denuncia: 'Data TxtFato',
  Manifestante: `TipoPessoa:TipoPessoa IndLoginGovBr Pais:Pais TipoDocumentoIdentificacao:Documento
    NumeroDocumentoIdentificacao Nome Email DataNascimento Telefone:Telefone Endereco:Endereco genero FaixaEtaria
    corRaça:CorRaca Profissao:Profissao Escolaridade:Escolaridade RazaoSocial TipoInstituicao AreaAtuacao
    NomeRepresentante CargoRepresentante EmailRepresentante`,
  TipoPessoa: 'IdTipoPessoa DescTipoPessoa',
  Pais: 'IdPais Descricao',
  Documento: 'IdTipoDocumentoIdentificacao DescTipoDocumentoIdentificacao IndAtivo',
  Telefone: 'Numero ddd',
  Endereco: 'CEP Municipio:Municipio Logradouro Numero Complemento Bairro',
  CorRaca: 'descRacaCor',
  Profissao: 'IdProfissao DescProfissao',
  Escolaridade: 'IdEscolaridade Descricao',
  Recursos: 'Recursos:Recurso* TotalRegistrosEncontrados ResultadosLimitadosAoMaximo',
  Recurso: `numProtocolo idRecurso instancia:Instancia tipoRecurso:TipoRecurso dataRecurso prazoAtendimento
    situacaoRecurso:SituacaoRecurso origemSolicitacao:Origem justificativa qtdAnexos anexos:AnexoRecurso*
    solicitante:Manifestante respostasRecurso:RespostaRecurso*`,
  Instancia: 'IdInstanciaRecurso DescInstanciaRecurso',
  TipoRecurso: 'IdTipoRecurso DescTipoRecurso',
  SituacaoRecurso: 'idSituacaoRecurso descSituacaoRecurso',
  Origem: 'descOrigemSolicitacao',
  AnexoRecurso: 'IdAnexoRecurso nomeArquivo Instancia:Instancia Links:Link*',
  RespostaRecurso: `datRegistroResposta tipoRespostaRecurso:TipoRespostaRecurso txtInformacaoRecursal txtJustificativa
    responsavelResposta destinatarioRecursoProximaInstancia datPrazoRecurso anexos:AnexoDaDecisao*`,
  TipoRespostaRecurso: 'descTipoRespostaRecurso',
  AnexoDaDecisao: 'idAnexoRespostaRecurso nomeArquivo Instancia:Instancia Links:Link*',
  Ouvidoria: `IdOuvidoria IdOrgaoSiorg NomeOuvidoria DataAdesaoEOuvPadrao DataAdesaoEOuvSimplifique DataInativacao
    IndEnviaDenunciasCguPad IndEnviaDenunciasCguPj Esfera:Esfera Municipio:Municipio SubAssuntos:SubAssunto*`,
  OrgaoSiorg: 'IdOrgaoSiorg NomeOrgao',
  Incluida: 'IdManifestacao NumeroProtocolo NumProtocolo CodigoAcesso Links:Link*',
  ConteudoDoAnexo: `IdAnexoManifestacao NomeArquivo TipoConteudo TamanhoArquivo ConteudoZipadoEBase64 Links:Link*`,
  DepoisDoAto: DEPOIS_DO_ATO,
  RespostaDada: `${DEPOIS_DO_ATO} IdRespostaManifestacao`,
  Erro: 'message Message code',
};

interface Nome {
  readonly nome: string;
  readonly forma: string | undefined;
  readonly isLista: boolean;
  readonly isOpcional: boolean;
}

const nomesDa = (forma: string): Nome[] => {
  const palavras = FORMAS[forma]?.split(/\s+/).filter(Boolean);
  if (!palavras) throw new Error(`No shape ${forma}`);
  return palavras.map((palavra) => {
    const [nome = '', tipo = ''] = palavra.split(':');
    const [, inteira] = /^(\w+)/.exec(tipo) ?? [];
    return { nome, forma: inteira, isLista: tipo.endsWith('*'), isOpcional: tipo.endsWith('?') };
  });
};

const isVazio = (valor: unknown): boolean =>
  valor === null || valor === '' || valor === undefined || (Array.isArray(valor) && valor.length === 0);

const cheios = (forma: string, valor: unknown, caminho: string): string[] => {
  const objeto = valor as Record<string, unknown>;
  const nomes = nomesDa(forma);
  const esperados = nomes.filter(({ nome, isOpcional }) => !isOpcional || nome in objeto);
  expect(Object.keys(objeto).sort(), `${forma} at ${caminho || 'the root'}`).toEqual(
    esperados.map(({ nome }) => nome).sort(),
  );
  return esperados.flatMap(({ nome, forma: dentro, isLista }) => {
    const aqui = caminho + nome;
    if (isVazio(objeto[nome])) return [];
    if (!dentro) return [aqui];
    const itens = isLista ? (objeto[nome] as unknown[]) : [objeto[nome]];
    return [aqui, ...itens.flatMap((item) => cheios(dentro, item, `${aqui}.`))];
  });
};

const todos = (forma: string, caminho = ''): string[] =>
  nomesDa(forma).flatMap(({ nome, forma: dentro }) => [
    caminho + nome,
    ...(dentro ? todos(dentro, `${caminho}${nome}.`) : []),
  ]);

/** Compares key by key, none missing and none extra, down to the last object. */
export const expectForma = (forma: string, valor: unknown): void => {
  cheios(forma, valor, '');
};

/** Checks each, and returns the keys never seen with a value, which were not checked. */
export const nuncaCheios = (forma: string, valores: readonly unknown[]): string[] => {
  const vistos = new Set(valores.flatMap((valor) => cheios(forma, valor, '')));
  return todos(forma).filter((caminho) => !vistos.has(caminho));
};
