import { z } from 'zod';

/** The answers of the integration API, names exactly as clients expect, odd spellings included. */

const texto = z.string();
const talvezTexto = z.string().nullable();
const id = z.int();
const links = z.array(z.object({ rel: texto, href: texto }));

const uf = z.object({ SigUf: texto, DescUf: texto });
const municipio = z.object({ IdMunicipio: id, DescMunicipio: texto, Uf: uf });
const esfera = z.object({ IdEsfera: id, DescEsfera: texto });
const ouvidoriaDestino = z.object({
  IdOuvidoria: id,
  IdOrgaoSiorg: id.nullable(),
  NomOuvidoria: texto,
  NomeOuvidoria: texto,
});

export const dadosBasicos = z.object({
  Links: links,
  IndPossuiIdentidadePreservada: z.boolean(),
  IdManifestacao: id,
  NumerosProtocolo: z.array(texto),
  OuvidoriaDestino: ouvidoriaDestino,
  Assunto: z.object({ IdAssunto: id, DescAssunto: texto }).nullable(),
  Servico: z.object({ IdServicoMPOG: id.nullable(), Nome: texto, Links: links }).nullable(),
  TipoFormulario: z.object({ IdTipoFormulario: id, DescTipoFormulario: texto }),
  TipoManifestacao: z.object({ IdTipoManifestacao: id, DescTipoManifestacao: texto }),
  EmailManifestante: talvezTexto,
  DataCadastro: texto,
  PrazoAtendimento: talvezTexto,
  Situacao: z.object({ IdSituacaoManifestacao: id, DescSituacaoManifestacao: texto }),
  ResponsavelAnalise: texto,
});
export type DadosBasicos = z.output<typeof dadosBasicos>;

const anexo = z.object({
  IdAnexoManifestacao: id,
  NomeArquivo: texto,
  IdObjeto: id,
  IndComplementar: z.boolean(),
  TipoAnexoManifestacao: z.object({ IdTipoAnexoManifestacao: id, DescTipoAnexoManifestacao: texto }),
  Links: links,
});
export type AnexoNoFio = z.output<typeof anexo>;

const teor = z.object({
  DescricaoAtosOuFatos: texto,
  PropostaMelhoria: talvezTexto,
  Anexos: z.array(anexo),
  LocalFato: z
    .object({
      Municipio: municipio.nullable(),
      DescricaoLocalFato: talvezTexto,
      GeoReferencia: z.object({ Latitude: z.number(), Longitude: z.number() }).nullable(),
    })
    .nullable(),
  EnvolvidosManifestacao: z.array(
    z.object({
      IdEnvolvidoManifestacao: id,
      Nome: texto,
      Orgao: talvezTexto,
      Funcao: talvezTexto,
      CpfEnvolvido: talvezTexto,
      IdFuncaoEnvolvidoManifestacao: id.nullable(),
    }),
  ),
  CamposAdicionaisManifestacao: z.array(z.object({ NomeExibido: texto, Valor: texto })),
});
export type TeorNoFio = z.output<typeof teor>;

const resposta = z.object({
  IdRespostaManifestacao: id,
  TipoRespostaManifestacao: z.object({ IdTipoRespostaManifestacao: id, DescTipoRespostaManifestacao: texto }),
  TxtResposta: texto,
  RespostaPublicavel: z.boolean(),
  Decisao: z.object({ codigoDecisao: id, descricaoDecisao: texto }).nullable(),
  EspecificacaoDecisao: z.object({ DescClassificacaoAvaliacaoManifestacao: texto }).nullable(),
  DataCompromisso: talvezTexto,
});

const nomeDaOuvidoria = z.object({ NomOuvidoria: texto });

/** A line of the history, with what the act produced, if anything. */
const acontecimento = z.object({
  HistoricoAcao: z.object({
    DescTipoAcaoManifestacao: texto,
    DataHoraAcao: texto,
    Responsavel: texto,
    InformacoesAdicionais: texto,
  }),
  Resposta: resposta.optional(),
  Complemento: z.object({ idComplemento: id, texto }).optional(),
  Encaminhamento: z
    .object({
      OuvidoriaOrigem: nomeDaOuvidoria,
      OuvidoriaDestino: nomeDaOuvidoria,
      TxtNotificacaoDestinatario: talvezTexto,
      TxtNotificacaoSolicitante: texto,
    })
    .optional(),
  Prorrogacao: z
    .object({
      PrazoOriginal: texto,
      NovoPrazo: texto,
      MotivoProrrogacaoManifestacao: z.object({
        IdMotivoProrrogacaoManifestacao: id,
        DescMotivoProrrogacaoManifestacao: texto,
      }),
      TxtJustificativaProrrogacao: texto,
    })
    .optional(),
  Denuncia: z.object({ Data: texto, TxtFato: texto }).optional(),
});
export type AcontecimentoNoFio = z.output<typeof acontecimento>;

const manifestante = z.object({
  TipoPessoa: z.object({ IdTipoPessoa: id, DescTipoPessoa: texto }),
  IndLoginGovBr: z.boolean(),
  Pais: z.object({ IdPais: z.union([id, texto]), Descricao: texto }).nullable(),
  TipoDocumentoIdentificacao: z
    .object({
      IdTipoDocumentoIdentificacao: id,
      DescTipoDocumentoIdentificacao: texto,
      IndAtivo: z.boolean(),
    })
    .nullable(),
  NumeroDocumentoIdentificacao: talvezTexto,
  Nome: texto,
  Email: talvezTexto,
  DataNascimento: z.iso.date().nullable(),
  Telefone: z.object({ Numero: texto, ddd: texto }).nullable(),
  Endereco: z
    .object({
      CEP: talvezTexto,
      Municipio: municipio.nullable(),
      Logradouro: talvezTexto,
      Numero: talvezTexto,
      Complemento: talvezTexto,
      Bairro: talvezTexto,
    })
    .nullable(),
  genero: talvezTexto,
  FaixaEtaria: talvezTexto,
  corRaça: z.object({ descRacaCor: texto }).nullable(),
  Profissao: z.object({ IdProfissao: id, DescProfissao: texto }).nullable(),
  Escolaridade: z.object({ IdEscolaridade: id, Descricao: texto }).nullable(),
  RazaoSocial: talvezTexto,
  TipoInstituicao: talvezTexto,
  AreaAtuacao: talvezTexto,
  NomeRepresentante: talvezTexto,
  CargoRepresentante: talvezTexto,
  EmailRepresentante: talvezTexto,
});
export type ManifestanteNoFio = z.output<typeof manifestante>;

export const manifestacao = dadosBasicos.extend({
  OuvidoriaDestino: ouvidoriaDestino.extend({ Esfera: esfera }),
  ResumoSolicitacao: texto,
  IndRestricaoConteudo: z.boolean(),
  OrgaoInteresse: z.object({ NomeOrgao: texto }).nullable(),
  SubAssunto: z.object({ IdSubAssunto: id, DescSubAssunto: texto }).nullable(),
  Tag: texto,
  Tags: z.array(texto),
  RegistradoPor: texto,
  CanalEntrada: z.object({ IdCanalEntrada: id, DescCanalEntrada: texto }),
  ModoResposta: z
    .object({ IdModoResposta: id, DescModoResposta: texto, IndModoRespostaAtivo: z.boolean() })
    .nullable(),
  InformacoesAdicionais: z.object({
    Apta: texto,
    EnvolveEmpresa: texto,
    EnvolveServidorPublico: texto,
    EnvolveCargoComissionadoDAS4OuSuperior: texto,
  }),
  dadosExtraJson: z.array(z.unknown()),
  ObservacoesOuvidoria: texto,
  Teor: teor,
  Historico: z.array(acontecimento),
  TipoIdentificacaoManifestante: z.object({
    IdTTipoIdentificacaoManifestanteDTO: id,
    DescTipoIdentificacaoManifestanteDTO: texto,
    DescTipoIdentificacaoManifestante: texto,
  }),
  Manifestante: manifestante.nullable(),
  IndAcessoRestrito: z.boolean(),
});
export type ManifestacaoNoFio = z.output<typeof manifestacao>;

export const conteudoDoAnexo = z.object({
  IdAnexoManifestacao: id,
  NomeArquivo: texto,
  TipoConteudo: texto,
  TamanhoArquivo: id,
  ConteudoZipadoEBase64: texto,
  Links: links,
});

const instancia = z.object({ IdInstanciaRecurso: id, DescInstanciaRecurso: texto });

const recurso = z.object({
  numProtocolo: texto,
  idRecurso: id,
  instancia,
  tipoRecurso: z.object({ IdTipoRecurso: id, DescTipoRecurso: texto }).nullable(),
  dataRecurso: texto,
  prazoAtendimento: talvezTexto,
  situacaoRecurso: z.object({ idSituacaoRecurso: id, descSituacaoRecurso: texto }),
  origemSolicitacao: z.object({ descOrigemSolicitacao: texto }),
  justificativa: texto,
  qtdAnexos: id,
  anexos: z.array(z.object({ IdAnexoRecurso: id, nomeArquivo: texto, Instancia: instancia, Links: links })),
  solicitante: manifestante.nullable(),
  respostasRecurso: z.array(
    z.object({
      datRegistroResposta: texto,
      tipoRespostaRecurso: z.object({ descTipoRespostaRecurso: texto }),
      txtInformacaoRecursal: talvezTexto,
      txtJustificativa: texto,
      responsavelResposta: texto,
      destinatarioRecursoProximaInstancia: talvezTexto,
      datPrazoRecurso: talvezTexto,
      anexos: z.array(
        z.object({ idAnexoRespostaRecurso: id, nomeArquivo: texto, Instancia: instancia, Links: links }),
      ),
    }),
  ),
});
export type RecursoNoFio = z.output<typeof recurso>;

/** Of our own: the appeal as a list shows it, with what who judges or delivers needs to know. */
export const recursoInteiro = recurso.extend({
  IdManifestacao: id,
  OrgaoJulgador: z.object({ IdOuvidoria: id, NomOuvidoria: texto }),
  Conhecido: z.enum(['Sim', 'Não', '']),
  EmEsclarecimentosAte: talvezTexto,
  Entregas: z.array(
    z.object({
      DataEntrega: texto,
      SituacaoEntrega: texto,
      TxtOQueEntregar: texto,
      ContestarAte: talvezTexto,
    }),
  ),
  /** What this program may do with it now. */
  AtosPossiveis: z.array(z.enum(['admissibilidade', 'decisao', 'entrega'])),
});
export type RecursoInteiroNoFio = z.output<typeof recursoInteiro>;

export const recursos = z.object({
  Recursos: z.array(recurso),
  TotalRegistrosEncontrados: id,
  ResultadosLimitadosAoMaximo: z.boolean(),
});

export const ouvidoria = z.object({
  IdOuvidoria: id,
  IdOrgaoSiorg: id.nullable(),
  NomeOuvidoria: texto,
  DataAdesaoEOuvPadrao: talvezTexto,
  DataAdesaoEOuvSimplifique: talvezTexto,
  DataInativacao: talvezTexto,
  IndEnviaDenunciasCguPad: z.boolean(),
  IndEnviaDenunciasCguPj: z.boolean(),
  Esfera: esfera,
  Municipio: municipio.nullable(),
  SubAssuntos: z.array(z.object({ IdSubAssunto: id, DescSubAssunto: texto })),
});

export const incluida = z.object({
  IdManifestacao: id,
  NumeroProtocolo: texto,
  NumProtocolo: texto,
  CodigoAcesso: texto,
  Links: links,
});

/** The case after an act. */
export const depoisDoAto = z.object({
  IdManifestacao: id,
  Situacao: z.object({ IdSituacaoManifestacao: id, DescSituacaoManifestacao: texto }),
  PrazoAtendimento: talvezTexto,
  Links: links,
});
export type DepoisDoAto = z.output<typeof depoisDoAto>;
