import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import type { Caso } from '#capabilities/manifestacao/server/index.ts';
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
  ocultar(texto: string): string;
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

const respostaDe = ({ caso, ocultar, respostas }: PartesDoHistorico, { idResposta }: Detalhes) => {
  const row = respostas.find(({ id }) => id === idResposta);
  if (!row) return {};
  return {
    Resposta: {
      IdRespostaManifestacao: row.id,
      TipoRespostaManifestacao: {
        IdTipoRespostaManifestacao: row.id_tipo_resposta,
        DescTipoRespostaManifestacao: row.tipo,
      },
      TxtResposta: ocultar(caso.readTexto(row)),
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

const complementoDe = ({ caso, ocultar, complementacoes }: PartesDoHistorico, detalhes: Detalhes) => {
  const row = complementacoes.find(({ id }) => id === detalhes.idComplementacao);
  return row ? { Complemento: { idComplemento: row.id, texto: ocultar(caso.readTexto(row)) } } : {};
};

const encaminhamentoDe = ({ caso, ocultar, encaminhamentos }: PartesDoHistorico, detalhes: Detalhes) => {
  const row = encaminhamentos.find(({ id }) => id === detalhes.idEncaminhamento);
  if (!row) return {};
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
const prorrogacaoDe = ({ caso, ocultar, prorrogacoes }: PartesDoHistorico, { acao, ocorrido_em }: Linha) => {
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
      TxtJustificativaProrrogacao: ocultar(
        caso.readTexto({ texto: row.justificativa, texto_cifrado: row.justificativa_cifrada }),
      ),
    },
  };
};

const denunciaDe = ({ caso, ocultar, descumprimentos }: PartesDoHistorico, detalhes: Detalhes) => {
  const row = descumprimentos.find(({ id }) => id === detalhes.idDenuncia);
  if (!row || detalhes.procedente !== undefined) return {};
  return { Denuncia: { Data: dia(row.registrada_em), TxtFato: ocultar(caso.readTexto(row)) } };
};

/** The acts of the case, first to last, each with what it produced. */
export const toHistorico = (partes: PartesDoHistorico): AcontecimentoNoFio[] =>
  partes.acontecimentos.map((linha) => {
    const detalhes = (linha.detalhes ?? {}) as Detalhes;
    return {
      HistoricoAcao: {
        DescTipoAcaoManifestacao: linha.acao,
        DataHoraAcao: diaEHora(partes.caso.readMomento(linha.ocorrido_em, linha.momento_cifrado)),
        Responsavel: linha.responsavel,
        InformacoesAdicionais: partes.ocultar(linha.informacoes ?? ''),
      },
      ...respostaDe(partes, detalhes),
      ...complementoDe(partes, detalhes),
      ...encaminhamentoDe(partes, detalhes),
      ...prorrogacaoDe(partes, linha),
      ...denunciaDe(partes, detalhes),
    };
  });
