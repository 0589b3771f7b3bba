import { z } from 'zod';
import { MAX_ARQUIVOS } from '#capabilities/anexo/domain/anexo-limites.ts';
import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import {
  MAX_QUE_NAO_VEEM,
  type NaoDeveVer,
} from '#capabilities/manifestacao/domain/impedidos/nao-deve-ver.ts';
import { type Atendimento, CanalEntrada } from '#capabilities/manifestacao/domain/registrar/atendimento.ts';
import {
  nomeDoRepresentante,
  nomesDasQualidades,
  type Representante,
} from '#capabilities/manifestacao/domain/registrar/representante.ts';
import {
  type AlemDoFormulario,
  type DaIntegracao,
  type Envolvido,
  MAX_ENVOLVIDOS,
  MAX_RESUMO,
  MAX_TEXTO,
  type TeorEnviado,
} from '#capabilities/manifestacao/domain/registrar/teor.ts';
import { idTexto } from '#kernel/campos.ts';
import { formularioDoTipo, TipoFormulario, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { TipoDocumentoDoCaso } from '#kernel/numeros/documento.ts';
import { curto, dataBrasileira, indicador, numeroEmTexto, semVazios, talvez } from './formato.ts';
import {
  anonimaComManifestante,
  anonimaComRepresentante,
  formularioDeOutroTipo,
  semManifestante,
  semNomeNesteTipo,
} from './integracao-errors.ts';
import {
  documentoDe,
  documentoEmTexto,
  isDocumentoConferido,
  pessoa,
  pessoaDe,
} from './pessoa-da-inclusao.ts';

const arquivoEnviado = z.object({
  NomeArquivo: z.string().trim().min(1).max(255),
  /** gzip, then base64. */
  ConteudoZipadoEBase64: z.string().min(1),
  TamanhoArquivo: talvez(z.coerce.number()),
  IdAws: talvez(z.unknown()),
  IdAnexoGenerico: talvez(z.unknown()),
});
export type ArquivoEnviado = z.output<typeof arquivoEnviado>;
export const arquivosEnviados = talvez(z.array(arquivoEnviado).max(MAX_ARQUIVOS));

/** Ours: who acts for the person. A program keeps the instrument, so here it always comes along. */
const representanteEnviado = z
  .object({
    Nome: nomeDoRepresentante,
    Qualidade: z.enum(nomesDasQualidades),
    IdTipoDocumentoIdentificacao: talvez(
      idTexto.pipe(
        z.literal([TipoDocumentoDoCaso.cpf, TipoDocumentoDoCaso.passaporte, TipoDocumentoDoCaso.rnm]),
      ),
    ),
    NumeroDocumentoIdentificacao: z.preprocess(documentoEmTexto, talvez(curto(30))),
    ValidoAte: talvez(dataBrasileira),
    Anexos: z.array(arquivoEnviado).min(1).max(MAX_ARQUIVOS),
  })
  .refine(
    ({
      IdTipoDocumentoIdentificacao: tipo = TipoDocumentoDoCaso.cpf,
      NumeroDocumentoIdentificacao: numero,
    }) => numero === undefined || isDocumentoConferido(tipo, numero),
    { path: ['NumeroDocumentoIdentificacao'], message: 'Confira o número: os dígitos não batem.' },
  );

const grausAte = (limite: number): string => `Envie graus, de -${limite} a ${limite}.`;
/** Degrees written as a text; what is no number stays as it came, to be refused as that. */
const graus = (valor: unknown): unknown => {
  if (typeof valor !== 'string') return valor;
  const lidos = Number(valor.replace(',', '.'));
  return Number.isNaN(lidos) ? valor : lidos;
};
const coordenada = (limite: number) =>
  z.preprocess(graus, z.number().min(-limite, grausAte(limite)).max(limite, grausAte(limite)));

const isVazio = (valor: unknown): boolean => valor === null || valor === undefined || valor === '';

/** Clients that know no place still send the object, empty. */
const semLugarVazio = (valor: unknown): unknown =>
  typeof valor === 'object' && valor !== null && Object.values(valor).every(isVazio) ? undefined : valor;

const canais = Object.values(CanalEntrada);

export const manifestacaoInclusao = z.object({
  IdTipoFormulario: idTexto,
  IdTipoManifestacao: idTexto.pipe(
    z.literal([
      TipoManifestacao.denuncia,
      TipoManifestacao.reclamacao,
      TipoManifestacao.elogio,
      TipoManifestacao.sugestao,
      TipoManifestacao.solicitacao,
      TipoManifestacao.acessoAInformacao,
      TipoManifestacao.simplifique,
    ]),
  ),
  TextoManifestacao: z.string().trim().min(1).max(MAX_TEXTO),
  IdTipoIdentificacaoManifestante: idTexto.pipe(z.literal(Object.values(TipoIdentificacao))),
  IdOuvidoriaDestino: talvez(idTexto),
  IdOrgaoInteresse: talvez(idTexto),
  IdMunicipio: talvez(idTexto),
  GeoReferencia: z.preprocess(
    semLugarVazio,
    talvez(z.object({ Latitude: coordenada(90), Longitude: coordenada(180) })),
  ),
  Manifestante: talvez(pessoa),
  DadosExtraJson: talvez(z.string().max(20_000)),
  IndEnviarEmailCidadao: talvez(indicador),
  IndEnviarEmailOuvidoria: talvez(indicador),
  IdModoResposta: talvez(idTexto),
  NumProtocolo: talvez(numeroEmTexto(curto(60))),
  IdOrgaoDestinatario: talvez(idTexto),
  CodServicoMPOG: talvez(idTexto),
  TxtOutroServico: talvez(curto(300)),
  IdAssunto: talvez(idTexto),
  PropostaMelhoria: talvez(curto(MAX_TEXTO)),
  Anexos: arquivosEnviados,
  Envolvidos: talvez(
    z
      .array(
        z.object({
          Nome: z.string().trim().min(1).max(200),
          Orgao: talvez(curto(200)),
          IdFuncaoEnvolvidoManifestacao: talvez(idTexto),
        }),
      )
      .max(MAX_ENVOLVIDOS),
  ),
  PessoasQueNaoDevemVer: talvez(
    z
      .array(z.object({ Nome: z.string().trim().min(2).max(200), Funcao: talvez(curto(200)) }))
      .max(MAX_QUE_NAO_VEEM),
  ),
  IdCanalEntrada: talvez(idTexto.pipe(z.literal(canais))),
  Representante: talvez(representanteEnviado),
});
export type ManifestacaoInclusao = z.output<typeof manifestacaoInclusao> & {
  /** The name of the type that was sent, where it is filed as another. */
  readonly tipoPedido?: string | undefined;
};

/** The API has no summary of a request: its first words serve, cut at a whole word. */
export const resumoDe = (texto: string): string => {
  const linha = texto.replace(/\s+/g, ' ').trim();
  if (linha.length <= MAX_RESUMO) return linha;
  const corte = linha.slice(0, MAX_RESUMO - 1);
  return `${corte.slice(0, Math.max(corte.lastIndexOf(' '), MAX_RESUMO / 2)).trimEnd()}…`;
};

const envolvidosDe = ({ Envolvidos = [] }: ManifestacaoInclusao): Envolvido[] =>
  Envolvidos.map(({ Nome, Orgao, IdFuncaoEnvolvidoManifestacao }) => ({
    nome: Nome,
    ...semVazios({ orgao: Orgao, idFuncao: IdFuncaoEnvolvidoManifestacao }),
  }));

/** People of the office who must not see the case. */
export const naoDevemVerDe = ({ PessoasQueNaoDevemVer = [] }: ManifestacaoInclusao): NaoDeveVer[] =>
  PessoasQueNaoDevemVer.map(({ Nome, Funcao }) => ({ nome: Nome, ...semVazios({ funcao: Funcao }) }));

/** The content as the form of the type requires it; the form refuses what is missing. */
export const teorDe = (inclusao: ManifestacaoInclusao): TeorEnviado => {
  const { TextoManifestacao: texto } = inclusao;
  switch (formularioDoTipo(inclusao.IdTipoManifestacao)) {
    case TipoFormulario.acessoAInformacao:
      return { resumo: resumoDe(texto), texto };
    case TipoFormulario.simplifique:
      return {
        texto,
        servico:
          inclusao.TxtOutroServico ??
          (inclusao.CodServicoMPOG ? `Serviço nº ${inclusao.CodServicoMPOG}` : ''),
        propostaMelhoria: inclusao.PropostaMelhoria ?? '',
      };
    case TipoFormulario.denuncia:
      return {
        texto,
        envolvidos: envolvidosDe(inclusao),
        ...(inclusao.IdMunicipio && { local: { idMunicipio: inclusao.IdMunicipio } }),
      };
    default:
      return { texto };
  }
};

/** The label under which the other system's number is shown. */
const NUMERO_DE_ORIGEM = 'Número no sistema de origem';

/**
 * The API has one shape for all types, and the screens one form for each: data that the form has no
 * field for is kept all the same, and shown in both.
 */
export const alemDoFormularioDe = (inclusao: ManifestacaoInclusao): AlemDoFormulario => {
  const formulario = formularioDoTipo(inclusao.IdTipoManifestacao);
  const { IdMunicipio: idMunicipio, PropostaMelhoria: propostaMelhoria, NumProtocolo: valor } = inclusao;
  const envolvidos = envolvidosDe(inclusao);
  const isDenuncia = formulario === TipoFormulario.denuncia;
  const camposAdicionais = [
    ...(inclusao.tipoPedido ? [{ nome: TIPO_PEDIDO, valor: inclusao.tipoPedido }] : []),
    ...(valor ? [{ nome: NUMERO_DE_ORIGEM, valor }] : []),
  ];
  return {
    ...(!isDenuncia && idMunicipio && { local: { idMunicipio } }),
    ...(!isDenuncia && envolvidos.length > 0 && { envolvidos }),
    ...(formulario !== TipoFormulario.simplifique && propostaMelhoria && { propostaMelhoria }),
    ...(camposAdicionais.length > 0 && { camposAdicionais }),
  };
};

/** The person attended and the channel they came by; no person if the denúncia is anonymous. */
export const atendimentoDe = (inclusao: ManifestacaoInclusao): Atendimento => {
  const { Manifestante: enviada, IdTipoIdentificacaoManifestante: identificacao } = inclusao;
  const idCanalEntrada = inclusao.IdCanalEntrada ?? CanalEntrada.webService;
  if (identificacao === TipoIdentificacao.anonima) {
    const temDados = enviada !== undefined && Object.values(enviada).some((valor) => !isVazio(valor));
    // The types that are taken without a name are filed as a denúncia by now (comoRegistrar).
    if (inclusao.IdTipoManifestacao !== TipoManifestacao.denuncia) throw semNomeNesteTipo();
    if (temDados) throw anonimaComManifestante();
    if (inclusao.Representante) throw anonimaComRepresentante();
    return { idCanalEntrada };
  }
  if (!enviada) throw semManifestante();
  return { idCanalEntrada, manifestante: pessoaDe(enviada), representante: representanteDe(inclusao) };
};

/** Without its files, which are received apart. */
const representanteDe = ({ Representante: enviado }: ManifestacaoInclusao): Representante | undefined => {
  if (!enviado) return undefined;
  const { IdTipoDocumentoIdentificacao: tipo, NumeroDocumentoIdentificacao: numero } = enviado;
  const documento = numero === undefined ? undefined : documentoDe(tipo ?? TipoDocumentoDoCaso.cpf, numero);
  const isDeFora = tipo === TipoDocumentoDoCaso.passaporte || tipo === TipoDocumentoDoCaso.rnm;
  return {
    nome: enviado.Nome,
    qualidade: enviado.Qualidade,
    ...(documento && (isDeFora ? { outroDocumento: { tipo, numero: documento } } : { cpf: documento })),
    ...semVazios({ validaAte: enviado.ValidoAte }),
    anexos: [],
  };
};

/** Data that only the integration sends; undefined if there is none. */
export const extrasDe = (inclusao: ManifestacaoInclusao): DaIntegracao | undefined => {
  const { GeoReferencia: geo } = inclusao;
  const extras = semVazios<DaIntegracao>({
    geoReferencia: geo && { latitude: geo.Latitude, longitude: geo.Longitude },
    dadosExtraJson: inclusao.DadosExtraJson,
    idOrgaoInteresse: inclusao.IdOrgaoInteresse,
    codServicoMpog: inclusao.CodServicoMPOG,
    outroServico: inclusao.TxtOutroServico,
  });
  return Object.keys(extras).length > 0 ? extras : undefined;
};

/** What the other system called it, kept beside the comunicação that it became. */
const TIPO_PEDIDO = 'Tipo pedido no registro';
const anonimasQueViramComunicacao: ReadonlyMap<number, string> = new Map([
  [TipoManifestacao.reclamacao, 'Reclamação'],
  [TipoManifestacao.sugestao, 'Sugestão'],
  [TipoManifestacao.solicitacao, 'Solicitação'],
]);

/**
 * The screens take only a denúncia without a name; through the API a reclamação, sugestão or solicitação without one is taken as
 * well, and is filed as the comunicação that it becomes (Decreto 9.492/2018, art. 23 §2).
 */
const isAnonimaDeOutroTipo = ({
  IdTipoManifestacao,
  IdTipoIdentificacaoManifestante,
}: Pick<ManifestacaoInclusao, 'IdTipoManifestacao' | 'IdTipoIdentificacaoManifestante'>): boolean =>
  IdTipoIdentificacaoManifestante === TipoIdentificacao.anonima &&
  anonimasQueViramComunicacao.has(IdTipoManifestacao);

export const comoRegistrar = (inclusao: ManifestacaoInclusao): ManifestacaoInclusao =>
  isAnonimaDeOutroTipo(inclusao)
    ? {
        ...inclusao,
        IdTipoManifestacao: TipoManifestacao.denuncia,
        tipoPedido: anonimasQueViramComunicacao.get(inclusao.IdTipoManifestacao),
      }
    : inclusao;

/** Type and form say the same thing twice, so they must agree. */
export const conferirFormulario = ({ IdTipoFormulario, IdTipoManifestacao }: ManifestacaoInclusao): void => {
  if (formularioDoTipo(IdTipoManifestacao) !== IdTipoFormulario) throw formularioDeOutroTipo();
};

/** A string of JSON: an array as it is, anything else as one item, invalid JSON as text. */
export const dadosExtra = (json: string | undefined): unknown[] => {
  if (json === undefined) return [];
  try {
    const lido: unknown = JSON.parse(json);
    return Array.isArray(lido) ? lido : [lido];
  } catch (error) {
    if (error instanceof SyntaxError) return [json];
    throw error;
  }
};
