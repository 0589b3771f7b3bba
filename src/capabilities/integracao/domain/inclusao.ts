import { z } from 'zod';
import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import { type Atendimento, CanalEntrada } from '#capabilities/manifestacao/domain/registrar/atendimento.ts';
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
import { curto, indicador, numeroEmTexto, semVazios, talvez } from './formato.ts';
import { anonimaComManifestante, formularioDeOutroTipo, semManifestante } from './integracao-errors.ts';
import { pessoa, pessoaDe } from './pessoa-da-inclusao.ts';

const MAX_ARQUIVOS = 10;

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

const coordenada = (limite: number) =>
  z.preprocess(
    (valor) => (typeof valor === 'string' ? Number(valor.replace(',', '.')) : valor),
    z.number().min(-limite).max(limite),
  );

const isVazio = (valor: unknown): boolean => valor === null || valor === undefined || valor === '';

/** Clients that know no place send the object all the same, empty. */
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
  IdCanalEntrada: talvez(idTexto.pipe(z.literal(canais))),
});
export type ManifestacaoInclusao = z.output<typeof manifestacaoInclusao>;

/** The wire has no summary of a request: its first words are, up to a whole one. */
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

/** The words, as the form of the type asks for them; what it asks for and did not come is refused there. */
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

/** As the number of the other system is shown beside the words. */
const NUMERO_DE_ORIGEM = 'Número no sistema de origem';

/**
 * The wire has one shape for all types, the screens a form for each: what came and the form of the type has no field for
 * is kept all the same, and read by both.
 */
export const alemDoFormularioDe = (inclusao: ManifestacaoInclusao): AlemDoFormulario => {
  const formulario = formularioDoTipo(inclusao.IdTipoManifestacao);
  const { IdMunicipio: idMunicipio, PropostaMelhoria: propostaMelhoria, NumProtocolo: valor } = inclusao;
  const envolvidos = envolvidosDe(inclusao);
  const isDenuncia = formulario === TipoFormulario.denuncia;
  return {
    ...(!isDenuncia && idMunicipio && { local: { idMunicipio } }),
    ...(!isDenuncia && envolvidos.length > 0 && { envolvidos }),
    ...(formulario !== TipoFormulario.simplifique && propostaMelhoria && { propostaMelhoria }),
    ...(valor && { camposAdicionais: [{ nome: NUMERO_DE_ORIGEM, valor }] }),
  };
};

/** For whom, and by which way they came; nobody, where the denúncia has no name. */
export const atendimentoDe = (inclusao: ManifestacaoInclusao): Atendimento => {
  const { Manifestante: enviada, IdTipoIdentificacaoManifestante: identificacao } = inclusao;
  const idCanalEntrada = inclusao.IdCanalEntrada ?? CanalEntrada.webService;
  if (identificacao === TipoIdentificacao.anonima) {
    const temDados = enviada !== undefined && Object.values(enviada).some((valor) => !isVazio(valor));
    // Of any other type the rules of filing say that it cannot be anonymous.
    if (temDados && inclusao.IdTipoManifestacao === TipoManifestacao.denuncia) throw anonimaComManifestante();
    return { idCanalEntrada };
  }
  if (!enviada) throw semManifestante();
  return { idCanalEntrada, manifestante: pessoaDe(enviada) };
};

/** What only this way in tells; undefined where nothing was told. */
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

/** Type and form say the same thing twice: they must not contradict each other. */
export const conferirFormulario = ({ IdTipoFormulario, IdTipoManifestacao }: ManifestacaoInclusao): void => {
  if (formularioDoTipo(IdTipoManifestacao) !== IdTipoFormulario) throw formularioDeOutroTipo();
};

/** A string of JSON: an array as it is, anything else as its one item, what is no JSON as its text. */
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
