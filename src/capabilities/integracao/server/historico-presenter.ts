import { Acao, MANIFESTANTE } from '#capabilities/manifestacao/domain/historico.ts';
import { autorDe, type Caso, type ManifestacaoAberta } from '#capabilities/manifestacao/server/index.ts';
import type { AcontecimentoNoFio } from '../domain/formas.ts';
import { dia, diaDe, diaEHora } from '../domain/formato.ts';
import type {
  listAcontecimentos,
  listComplementacoes,
  listDescumprimentos,
  listEncaminhamentos,
  listProrrogacoes,
  listRespostas,
} from './detalhe-repository.ts';

type Read<F extends (...args: never[]) => unknown> = Awaited<ReturnType<F>>;

export interface PartesDoHistorico {
  readonly caso: Caso;
  /** Hides in every text of the case what this reader may not see. */
  readonly leitura: Pick<ManifestacaoAberta, 'daPessoa' | 'complemento' | 'daEquipe'>;
  readonly acontecimentos: Read<typeof listAcontecimentos>;
  readonly respostas: Read<typeof listRespostas>;
  readonly complementacoes: Read<typeof listComplementacoes>;
  readonly encaminhamentos: Read<typeof listEncaminhamentos>;
  readonly prorrogacoes: Read<typeof listProrrogacoes>;
  readonly descumprimentos: Read<typeof listDescumprimentos>;
}

interface Detalhes {
  readonly idResposta?: number;
  readonly idComplementacao?: number;
  readonly idEncaminhamento?: number;
  readonly idDenuncia?: number;
  readonly procedente?: boolean;
}

type Linha = PartesDoHistorico['acontecimentos'][number];

const deQuemAgiu = ({ leitura }: PartesDoHistorico, linha: Linha) =>
  linha.responsavel === MANIFESTANTE ? leitura.daPessoa : leitura.daEquipe(autorDe(linha));

const respostaDe = (
  { caso, leitura, respostas }: PartesDoHistorico,
  linha: Linha,
  { idResposta }: Detalhes,
) => {
  const row = respostas.find(({ id }) => id === idResposta);
  if (!row) return {};
  return {
    Resposta: {
      IdRespostaManifestacao: row.id,
      TipoRespostaManifestacao: {
        IdTipoRespostaManifestacao: row.id_tipo_resposta,
        DescTipoRespostaManifestacao: row.tipo,
      },
      TxtResposta: leitura.daEquipe(autorDe(linha))(caso.readTexto(row)),
      RespostaPublicavel: row.publicavel && !caso.isSigilosa,
      Decisao:
        row.id_codigo_decisao === null
          ? null
          : { codigoDecisao: row.id_codigo_decisao, descricaoDecisao: row.decisao ?? '' },
      EspecificacaoDecisao:
        row.especificacao === null ? null : { DescClassificacaoAvaliacaoManifestacao: row.especificacao },
      DataCompromisso: row.data_compromisso === null ? null : diaDe(row.data_compromisso),
    },
  };
};

const complementoDe = ({ caso, leitura, complementacoes }: PartesDoHistorico, detalhes: Detalhes) => {
  const row = complementacoes.find(({ id }) => id === detalhes.idComplementacao);
  return row
    ? { Complemento: { idComplemento: row.id, texto: leitura.complemento(row.id)(caso.readTexto(row)) } }
    : {};
};

const encaminhamentoDe = (
  { caso, leitura, encaminhamentos }: PartesDoHistorico,
  linha: Linha,
  detalhes: Detalhes,
) => {
  const row = encaminhamentos.find(({ id }) => id === detalhes.idEncaminhamento);
  if (!row) return {};
  const ocultar = leitura.daEquipe(autorDe(linha));
  const paraQuemRecebe = caso.readTexto({
    texto: row.texto_destinatario,
    texto_cifrado: row.texto_destinatario_cifrado,
  });
  return {
    Encaminhamento: {
      OuvidoriaOrigem: { NomOuvidoria: row.origem },
      OuvidoriaDestino: { NomOuvidoria: row.destino ?? row.orgao_externo ?? '' },
      TxtNotificacaoDestinatario: paraQuemRecebe === '' ? null : ocultar(paraQuemRecebe),
      TxtNotificacaoSolicitante: ocultar(
        caso.readTexto({ texto: row.texto_solicitante, texto_cifrado: row.texto_solicitante_cifrado }),
      ),
    },
  };
};

/** An extension has the same moment as its line in the history. */
const prorrogacaoDe = ({ caso, leitura, prorrogacoes }: PartesDoHistorico, linha: Linha) => {
  const { acao, ocorrido_em } = linha;
  const row = prorrogacoes.find(({ ocorrida_em }) => ocorrida_em.getTime() === ocorrido_em.getTime());
  if (!row || acao !== Acao.prorrogacao) return {};
  return {
    Prorrogacao: {
      PrazoOriginal: diaDe(row.prazo_anterior),
      NovoPrazo: diaDe(row.prazo_novo),
      MotivoProrrogacaoManifestacao: {
        IdMotivoProrrogacaoManifestacao: row.id_motivo_prorrogacao,
        DescMotivoProrrogacaoManifestacao: row.motivo,
      },
      TxtJustificativaProrrogacao: leitura.daEquipe(autorDe(linha))(
        caso.readTexto({ texto: row.justificativa, texto_cifrado: row.justificativa_cifrada }),
      ),
    },
  };
};

const denunciaDe = ({ caso, leitura, descumprimentos }: PartesDoHistorico, detalhes: Detalhes) => {
  const row = descumprimentos.find(({ id }) => id === detalhes.idDenuncia);
  if (!row || detalhes.procedente !== undefined) return {};
  return { Denuncia: { Data: dia(row.registrada_em), TxtFato: leitura.daPessoa(caso.readTexto(row)) } };
};

/** By what is told of their moments: the place of a row tells no more. */
const ordenados = ({ acontecimentos, caso }: PartesDoHistorico) => {
  const linhas = acontecimentos.map((linha) => ({ linha, ...caso.readMomentoDoHistorico(linha) }));
  return linhas.some(({ precisao }) => precisao)
    ? linhas.sort((a, b) => a.em.getTime() - b.em.getTime())
    : linhas;
};

/** The acts of the case, first to last, each with what it produced. */
export const toHistorico = (partes: PartesDoHistorico): AcontecimentoNoFio[] =>
  ordenados(partes).map(({ linha, em }) => {
    const detalhes = (linha.detalhes ?? {}) as Detalhes;
    return {
      HistoricoAcao: {
        DescTipoAcaoManifestacao: linha.acao,
        DataHoraAcao: diaEHora(em),
        Responsavel: linha.responsavel,
        InformacoesAdicionais: deQuemAgiu(partes, linha)(linha.informacoes ?? ''),
      },
      ...respostaDe(partes, linha, detalhes),
      ...complementoDe(partes, detalhes),
      ...encaminhamentoDe(partes, linha, detalhes),
      ...prorrogacaoDe(partes, linha),
      ...denunciaDe(partes, detalhes),
    };
  });
