import { z } from 'zod';
import { type Atendimento, CanalEntrada } from '#capabilities/manifestacao/domain/atendimento.ts';
import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import {
  type DaIntegracao,
  MAX_ENVOLVIDOS,
  MAX_RESUMO,
  MAX_TEXTO,
} from '#capabilities/manifestacao/domain/teor.ts';
import { idTexto } from '#kernel/campos.ts';
import { desmascararCnpj, desmascararCpf, isDocumentoValido, TipoDocumento } from '#kernel/documento.ts';
import { formularioDoTipo, TipoFormulario, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { indicador, talvez } from './formato.ts';
import { formularioDeOutroTipo, semManifestante } from './integracao-errors.ts';

const MAX_ARQUIVOS = 10;
const curto = (max: number) => z.string().trim().max(max);

export const arquivoEnviado = z.object({
  NomeArquivo: z.string().trim().min(1).max(255),
  /** gzip, then base64. */
  ConteudoZipadoEBase64: z.string().min(1),
  TamanhoArquivo: talvez(z.coerce.number()),
  IdAws: talvez(z.unknown()),
  IdAnexoGenerico: talvez(z.unknown()),
});
export type ArquivoEnviado = z.output<typeof arquivoEnviado>;
export const arquivosEnviados = talvez(z.array(arquivoEnviado).max(MAX_ARQUIVOS));

const documentoDe = (tipo: number | undefined, numero: string): string =>
  tipo === TipoDocumento.cnpj ? desmascararCnpj(numero) : desmascararCpf(numero);

const pessoa = z
  .object({
    Nome: talvez(z.string().trim().min(3).max(150)),
    Email: talvez(z.email().max(200)),
    genero: talvez(curto(60)),
    IdPais: talvez(idTexto),
    IdTipoDocumentoIdentificacao: talvez(idTexto),
    NumeroDocumentoIdentificacao: talvez(curto(30)),
    IdFaixaEtaria: talvez(idTexto),
    IdRacaCor: talvez(idTexto),
    CEP: talvez(curto(10)),
    IdMunicipio: talvez(idTexto),
    Logradouro: talvez(curto(200)),
    Numero: talvez(curto(20)),
    Complemento: talvez(curto(100)),
    Bairro: talvez(curto(100)),
  })
  .refine(
    ({ IdTipoDocumentoIdentificacao: tipo, NumeroDocumentoIdentificacao: numero }) =>
      numero === undefined ||
      (tipo !== TipoDocumento.cpf && tipo !== TipoDocumento.cnpj) ||
      isDocumentoValido(tipo, documentoDe(tipo, numero)),
    { path: ['NumeroDocumentoIdentificacao'], message: 'Confira o número: os dígitos não batem.' },
  );

const coordenada = (limite: number) =>
  z.preprocess(
    (valor) => (typeof valor === 'string' ? Number(valor.replace(',', '.')) : valor),
    z.number().min(-limite).max(limite),
  );

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
  GeoReferencia: talvez(z.object({ Latitude: coordenada(90), Longitude: coordenada(180) })),
  Manifestante: talvez(pessoa),
  DadosExtraJson: talvez(z.string().max(20_000)),
  IndEnviarEmailCidadao: talvez(indicador),
  IndEnviarEmailOuvidoria: talvez(indicador),
  IdModoResposta: talvez(idTexto),
  NumProtocolo: talvez(curto(60)),
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

const semVazios = <T extends object>(valores: T): Partial<T> =>
  Object.fromEntries(Object.entries(valores).filter(([, valor]) => valor !== undefined)) as Partial<T>;

/** The words, as the form of the type asks for them; what it asks for and did not come is refused there. */
export const teorDe = (inclusao: ManifestacaoInclusao): Record<string, unknown> => {
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
        envolvidos: (inclusao.Envolvidos ?? []).map(({ Nome, Orgao, IdFuncaoEnvolvidoManifestacao }) =>
          semVazios({ nome: Nome, orgao: Orgao, idFuncao: IdFuncaoEnvolvidoManifestacao }),
        ),
        ...(inclusao.IdMunicipio && { local: { idMunicipio: inclusao.IdMunicipio } }),
      };
    default:
      return { texto };
  }
};

const enderecoDe = (pessoaEnviada: z.output<typeof pessoa>): string | undefined => {
  const { Logradouro, Numero, Complemento, Bairro, CEP } = pessoaEnviada;
  const partes = [Logradouro, Numero, Complemento, Bairro, CEP && `CEP ${CEP}`].filter(Boolean);
  return partes.length > 0 ? partes.join(', ').slice(0, 500) : undefined;
};

const pessoaDe = (enviada: z.output<typeof pessoa>): NonNullable<Atendimento['manifestante']> => {
  const { IdTipoDocumentoIdentificacao: tipo, NumeroDocumentoIdentificacao: numero } = enviada;
  if (enviada.Nome === undefined) throw semManifestante();
  return {
    nome: enviada.Nome,
    ...semVazios({
      email: enviada.Email,
      endereco: enderecoDe(enviada),
      tipoDocumento: numero === undefined ? undefined : (tipo ?? TipoDocumento.cpf),
      documento: numero === undefined ? undefined : documentoDe(tipo, numero),
      idPais: enviada.IdPais,
      genero: enviada.genero,
      idFaixaEtaria: enviada.IdFaixaEtaria,
      idRacaCor: enviada.IdRacaCor,
      cep: enviada.CEP,
      idMunicipio: enviada.IdMunicipio,
      logradouro: enviada.Logradouro,
      numero: enviada.Numero,
      complemento: enviada.Complemento,
      bairro: enviada.Bairro,
    }),
  };
};

/** For whom, and by which way they came; nobody, where the denúncia has no name. */
export const atendimentoDe = (inclusao: ManifestacaoInclusao): Atendimento => {
  const { Manifestante: enviada, IdTipoIdentificacaoManifestante: identificacao } = inclusao;
  const idCanalEntrada = inclusao.IdCanalEntrada ?? CanalEntrada.webService;
  if (identificacao === TipoIdentificacao.anonima) return { idCanalEntrada };
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
