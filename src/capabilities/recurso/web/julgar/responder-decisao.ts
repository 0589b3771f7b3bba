import { z } from 'zod';
import {
  concede,
  decisoesDaInstancia,
  entregaDeUmModo,
  entregaNaDecisao,
  type Julgamento,
  temEntrega,
} from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import type { IdInstancia } from '#capabilities/remedio/domain/instancia.ts';
import { ultimoDiaDaEntrega } from '#capabilities/remedio/domain/recurso-prazos.ts';
import { parseIsoDate, toIsoDate } from '#kernel/prazo/data.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { formatDia } from '#shell/formato.ts';
import { isoFromDateText } from '#shell/ui/campos/date-text.ts';
import { MAX_TEXTO_DO_RECURSO, type RecursoVisto } from '../../domain/recurso.ts';
import type { OpcoesDaDecisao } from './responder-queries.ts';

export const decisaoVazia = {
  idTipoResposta: '',
  idEspecificacao: '',
  idDetalhamento: '',
  texto: '',
  /** As typed. */
  dataEntrega: '',
  oQueEntregar: '',
  informacaoEntregue: '',
};
export type DecisaoEmEdicao = typeof decisaoVazia;

const idOuNada = (texto: string): number | null => (texto === '' ? null : Number(texto));

export const julgamentoDo = ({
  instancia,
  contraOTipo,
}: Pick<RecursoVisto, 'instancia' | 'contraOTipo'>): Julgamento => ({
  idInstancia: instancia.id as IdInstancia,
  contraOTipo,
});

/** The specifications of an outcome; a review of the type has none. */
export const especificacoesDo = (
  { especificacoes }: OpcoesDaDecisao,
  julgamento: Julgamento,
  idTipoResposta: string,
) => (julgamento.contraOTipo ? [] : especificacoes.filter(({ tipos }) => tipos.includes(idTipoResposta)));

/** The outcomes possible at the instance. */
export const tiposDa = ({ tipos }: OpcoesDaDecisao, julgamento: Julgamento) => {
  const cabem = decisoesDaInstancia(julgamento);
  return tipos.filter(({ value }) => cabem.includes(Number(value)));
};

/** Something must be delivered later, so the day must be given. */
export const isComEntrega = (
  julgamento: Julgamento,
  { idTipoResposta, idEspecificacao }: Pick<DecisaoEmEdicao, 'idTipoResposta' | 'idEspecificacao'>,
): boolean => temEntrega(julgamento, comoSeCumpre({ idTipoResposta, idEspecificacao }));

type Escolhida = Pick<DecisaoEmEdicao, 'idTipoResposta' | 'idEspecificacao'>;
const comoSeCumpre = ({ idTipoResposta, idEspecificacao }: Escolhida) => ({
  idTipoResposta: Number(idTipoResposta),
  idEspecificacao: idOuNada(idEspecificacao),
});

/** A part is granted: it comes with the decision, or by a day that may be given. */
export const isDeUmModo = (julgamento: Julgamento, escolhida: Escolhida): boolean =>
  entregaDeUmModo(julgamento, comoSeCumpre(escolhida));

/** The information itself goes with the decision, written here or as a file. */
export const isEntregaJunto = (julgamento: Julgamento, escolhida: Escolhida): boolean =>
  entregaNaDecisao(julgamento, comoSeCumpre(escolhida)) || isDeUmModo(julgamento, escolhida);

/** Something is granted, now or later, and how may be specified. */
export const isConcedida = (julgamento: Julgamento, idTipoResposta: string): boolean =>
  concede(julgamento, Number(idTipoResposta));

/** The last day allowed for a delivery. */
export const ultimoDia = (hoje: string): string => {
  const dia = parseIsoDate(hoje);
  return dia ? toIsoDate(ultimoDiaDaEntrega(dia)) : hoje;
};

const entregaErrada = (texto: string, hoje: string): string | null => {
  const dia = isoFromDateText(texto);
  if (texto === '') return 'Diga até que dia o órgão deve entregar.';
  if (dia === null) return 'Escreva a data como dd/mm/aaaa.';
  if (dia < hoje) return 'A entrega não pode ser num dia que já passou.';
  const limite = ultimoDia(hoje);
  return dia > limite ? `A entrega precisa ser marcada para até ${formatDia(limite)}.` : null;
};

export const schemaDaDecisao = (opcoes: OpcoesDaDecisao, julgamento: Julgamento, hoje: string) =>
  z
    .object({
      idTipoResposta: campo('Decisão', z.string().min(1)),
      idEspecificacao: z.string(),
      idDetalhamento: z.string(),
      texto: campo('Justificativa', z.string().trim().min(10).max(MAX_TEXTO_DO_RECURSO)),
      dataEntrega: z.string().trim(),
      oQueEntregar: z.string().trim().max(2000),
      informacaoEntregue: z.string().trim().max(MAX_TEXTO_DO_RECURSO),
    })
    .superRefine(({ idTipoResposta, idEspecificacao, dataEntrega }, ctx) => {
      const recusar = (campoErrado: keyof DecisaoEmEdicao, message: string) =>
        ctx.addIssue({ code: 'custom', path: [campoErrado], message });
      const cabem = especificacoesDo(opcoes, julgamento, idTipoResposta);
      if (cabem.length > 0 && !cabem.some(({ value }) => value === idEspecificacao))
        recusar('idEspecificacao', 'Escolha a especificação desta decisão.');
      const escolhida = { idTipoResposta, idEspecificacao };
      const comDia =
        isComEntrega(julgamento, escolhida) || (isDeUmModo(julgamento, escolhida) && dataEntrega !== '');
      const errada = comDia ? entregaErrada(dataEntrega, hoje) : null;
      if (errada) recusar('dataEntrega', errada);
    });

/** Drops choices that belong to an outcome selected earlier. */
export const paraEnvio = (opcoes: OpcoesDaDecisao, julgamento: Julgamento, decisao: DecisaoEmEdicao) => {
  const cabem = especificacoesDo(opcoes, julgamento, decisao.idTipoResposta);
  const comEntrega = isComEntrega(julgamento, decisao) || isDeUmModo(julgamento, decisao);
  const dataEntrega = comEntrega ? isoFromDateText(decisao.dataEntrega) : null;
  const junto = isEntregaJunto(julgamento, decisao) && dataEntrega === null;
  return {
    idTipoResposta: Number(decisao.idTipoResposta),
    idEspecificacao: idOuNada(cabem.find(({ value }) => value === decisao.idEspecificacao)?.value ?? ''),
    idDetalhamento: isConcedida(julgamento, decisao.idTipoResposta) ? idOuNada(decisao.idDetalhamento) : null,
    texto: decisao.texto,
    dataEntrega,
    ...(dataEntrega && decisao.oQueEntregar && { oQueEntregar: decisao.oQueEntregar }),
    ...(junto && decisao.informacaoEntregue && { informacaoEntregue: decisao.informacaoEntregue }),
  };
};
