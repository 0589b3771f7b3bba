import type { AnexoDoCaso } from '#capabilities/anexo/server/index.ts';
import { ANONIMO, MANIFESTANTE } from '#capabilities/manifestacao/domain/historico.ts';
import type { DetalheDaManifestacao } from '#capabilities/manifestacao/domain/ler/detalhe.ts';
import type { DaIntegracao, Teor } from '#capabilities/manifestacao/domain/registrar/teor.ts';
import {
  abrirManifestacao,
  type Caso,
  leituraDe,
  listEtiquetasDoCaso,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { AnexoNoFio, ManifestacaoNoFio, TeorNoFio } from '../domain/formas.ts';
import { simOuNao } from '../domain/formato.ts';
import { dadosExtra } from '../domain/inclusao.ts';
import { servicoNoFio, toDadosBasicos } from './dados-basicos-presenter.ts';
import {
  type FichaRow,
  findFicha,
  findNomesDoTeor,
  listAcontecimentos,
  listComplementacoes,
  listDescumprimentos,
  listEncaminhamentos,
  listProrrogacoes,
  listRespostas,
  type NomesDoTeor,
} from './detalhe-repository.ts';
import { type PartesDoHistorico, toHistorico } from './historico-presenter.ts';
import type { Enderecos } from './links.ts';
import { listDadosBasicos } from './lista-repository.ts';
import { municipioNoFio, readManifestante } from './manifestante-presenter.ts';

const TipoAnexo = {
  manifestacao: { IdTipoAnexoManifestacao: 1, DescTipoAnexoManifestacao: 'Anexo Manifestação' },
  resposta: { IdTipoAnexoManifestacao: 2, DescTipoAnexoManifestacao: 'Anexo Resposta' },
} as const;

/** Leaves out files of areas, appeals and conversations. */
const isDoCaso = (anexo: AnexoDoCaso): boolean =>
  anexo.idMensagem === null &&
  anexo.idTramitacao === null &&
  anexo.idRecurso === null &&
  anexo.idRespostaRecurso === null &&
  anexo.idEntrega === null &&
  anexo.idRepresentacao === null;

const toAnexo = (anexo: AnexoDoCaso, idManifestacao: number, enderecos: Enderecos): AnexoNoFio => ({
  IdAnexoManifestacao: anexo.idAnexo,
  NomeArquivo: anexo.nomeArquivo,
  IdObjeto: anexo.idResposta ?? anexo.idComplementacao ?? idManifestacao,
  IndComplementar: anexo.idComplementacao !== null,
  TipoAnexoManifestacao: anexo.idResposta === null ? TipoAnexo.manifestacao : TipoAnexo.resposta,
  Links: [enderecos.anexo(idManifestacao, anexo.idAnexo)],
});

interface PartesDoTeor {
  readonly teor: Teor;
  /** As this reader may see it. */
  readonly lido: DetalheDaManifestacao['teor'];
  readonly integracao: DaIntegracao;
  readonly nomes: NomesDoTeor;
  readonly anexos: AnexoNoFio[];
  /** The exact place could reveal a denunciante. */
  readonly isSigilosa: boolean;
}

const localDe = ({ teor, lido, integracao, nomes, isSigilosa }: PartesDoTeor): TeorNoFio['LocalFato'] => {
  const geo = isSigilosa ? undefined : integracao.geoReferencia;
  const idMunicipio = teor.local?.idMunicipio;
  if (!lido.local && !geo) return null;
  return {
    Municipio: idMunicipio === undefined ? null : municipioNoFio(idMunicipio, nomes.municipio),
    DescricaoLocalFato: lido.local?.descricao ?? null,
    GeoReferencia: geo ? { Latitude: geo.latitude, Longitude: geo.longitude } : null,
  };
};

/** Answers of a denúncia that have no field in the API go with the additional fields. */
const perguntas = (lido: PartesDoTeor['lido']): TeorNoFio['CamposAdicionaisManifestacao'] => {
  const respondidas: readonly (readonly [string, string | null | undefined])[] = [
    ['Quem', lido.quem],
    ['Como', lido.como],
    ['Quando', lido.quando],
    ['Provas e testemunhas', lido.sobreProvas],
  ];
  return [
    ...respondidas.flatMap(([NomeExibido, Valor]) => (Valor ? [{ NomeExibido, Valor }] : [])),
    ...lido.camposAdicionais.map(({ nome, valor }) => ({ NomeExibido: nome, Valor: valor })),
  ];
};

const toTeor = (partes: PartesDoTeor): TeorNoFio => {
  const { teor, lido, nomes, anexos } = partes;
  return {
    DescricaoAtosOuFatos: lido.texto,
    PropostaMelhoria: lido.propostaMelhoria ?? null,
    Anexos: anexos,
    LocalFato: localDe(partes),
    EnvolvidosManifestacao: lido.envolvidos.map((envolvido, ordem) => {
      const idFuncao = teor.envolvidos?.[ordem]?.idFuncao;
      return {
        IdEnvolvidoManifestacao: ordem + 1,
        Nome: envolvido.nome,
        Orgao: envolvido.orgao,
        Funcao: idFuncao === undefined ? null : (nomes.funcoes?.[String(idFuncao)] ?? null),
        CpfEnvolvido: null,
        IdFuncaoEnvolvidoManifestacao: idFuncao ?? null,
      };
    }),
    CamposAdicionaisManifestacao: perguntas(lido),
  };
};

const readHistorico = async (db: Db, caso: Caso, leitura: PartesDoHistorico['leitura']) => {
  const id = caso.row.id;
  const [acontecimentos, respostas, complementacoes, encaminhamentos, prorrogacoes, descumprimentos] =
    await Promise.all([
      listAcontecimentos(db, id),
      listRespostas(db, id),
      listComplementacoes(db, id),
      listEncaminhamentos(db, id),
      listProrrogacoes(db, id),
      listDescumprimentos(db, id),
    ]);
  return toHistorico({
    caso,
    leitura,
    acontecimentos,
    respostas,
    complementacoes,
    encaminhamentos,
    prorrogacoes,
    descumprimentos,
  });
};

const registradoPor = ({ fatos }: Caso, { atendente }: FichaRow): string =>
  atendente ?? (fatos.anonima ? ANONIMO : MANIFESTANTE);

const daFicha = (caso: Caso, ficha: FichaRow, tags: readonly string[]) => ({
  SubAssunto:
    ficha.id_subassunto === null
      ? null
      : { IdSubAssunto: ficha.id_subassunto, DescSubAssunto: ficha.subassunto ?? '' },
  Tag: tags.join('; '),
  Tags: [...tags],
  RegistradoPor: registradoPor(caso, ficha),
  CanalEntrada: { IdCanalEntrada: ficha.id_canal_entrada, DescCanalEntrada: ficha.canal },
  ModoResposta:
    ficha.id_modo_resposta === null
      ? null
      : {
          IdModoResposta: ficha.id_modo_resposta,
          DescModoResposta: ficha.modo ?? '',
          IndModoRespostaAtivo: ficha.modo_ativo ?? false,
        },
  TipoIdentificacaoManifestante: {
    IdTTipoIdentificacaoManifestanteDTO: ficha.id_tipo_identificacao,
    DescTipoIdentificacaoManifestanteDTO: ficha.identificacao,
    DescTipoIdentificacaoManifestante: ficha.identificacao,
  },
});

/** A whole case, as the program may read it; the reading is recorded in the history. */
export const detalharManifestacao = async (
  platform: Platform,
  quem: QuemAge & { readonly usuario: UsuarioAtual },
  idManifestacao: number,
  enderecos: Enderecos,
): Promise<ManifestacaoNoFio> => {
  const { db } = platform;
  const aberta = await abrirManifestacao(platform, quem, idManifestacao);
  const { caso, detalhe, integracao, anexos, daPessoa, complemento, daEquipe, etiqueta } = aberta;
  const { row } = caso;
  const teor = caso.teor();
  const funcoes = (teor.envolvidos ?? []).flatMap(({ idFuncao }) => idFuncao ?? []);
  const [[basicos], ficha, tags, nomes, historico, manifestante] = await Promise.all([
    listDadosBasicos(db, quem.usuario, [idManifestacao], 'id'),
    findFicha(db, idManifestacao),
    listEtiquetasDoCaso(platform, db, idManifestacao),
    findNomesDoTeor(db, {
      idMunicipio: teor.local?.idMunicipio ?? 0,
      idOrgao: integracao.idOrgaoInteresse ?? 0,
      idServico: integracao.codServicoMpog ?? 0,
      funcoes,
    }),
    readHistorico(db, caso, { daPessoa, complemento, daEquipe }),
    readManifestante(platform, caso, quem.usuario),
  ]);
  if (!basicos) throw new Error(`Case ${idManifestacao} was found and cannot be shown`);
  const dadosBasicos = toDadosBasicos(basicos, enderecos, daPessoa);
  const arquivos = leituraDe(caso, quem).arquivos(anexos).filter(isDoCaso);
  return {
    ...dadosBasicos,
    ...daFicha(caso, ficha, tags.map(etiqueta)),
    Servico: servicoNoFio(
      integracao.codServicoMpog,
      nomes.servico,
      detalhe.teor.servico ?? integracao.outroServico,
    ),
    Links: [...dadosBasicos.Links, enderecos.tela(idManifestacao)],
    OuvidoriaDestino: {
      ...dadosBasicos.OuvidoriaDestino,
      Esfera: { IdEsfera: ficha.id_esfera, DescEsfera: ficha.esfera },
    },
    ResumoSolicitacao: detalhe.teor.resumo ?? '',
    IndRestricaoConteudo: row.restrita_em !== null,
    OrgaoInteresse: nomes.orgao === null ? null : { NomeOrgao: nomes.orgao },
    InformacoesAdicionais: {
      Apta: simOuNao(row.apta),
      EnvolveEmpresa: simOuNao(row.envolve_empresa),
      EnvolveServidorPublico: simOuNao(row.envolve_servidor),
      EnvolveCargoComissionadoDAS4OuSuperior: simOuNao(row.envolve_cargo_das4),
    },
    // For a protected person another system's data is left out: any field may name them.
    dadosExtraJson: caso.isSigilosa ? [] : dadosExtra(integracao.dadosExtraJson),
    ObservacoesOuvidoria: '',
    Teor: toTeor({
      teor,
      lido: detalhe.teor,
      integracao,
      nomes,
      isSigilosa: caso.isSigilosa,
      anexos: arquivos.map((anexo) => toAnexo(anexo, idManifestacao, enderecos)),
    }),
    Historico: historico,
    Manifestante: manifestante,
    IndAcessoRestrito: caso.isSigilosa || row.restrita_em !== null,
  };
};
