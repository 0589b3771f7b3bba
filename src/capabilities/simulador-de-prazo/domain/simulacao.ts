import { invalid } from '#kernel/errors.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { addDays, compareDates, daysBetween, type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import {
  COMPLEMENTACAO_PEDIDA,
  type DiaDoPrazo,
  type EventoDoPrazo,
  explain,
} from '#kernel/prazo/explain.ts';
import { due, reclamacaoWindow } from '#kernel/prazo/prazo.ts';
import {
  DIAS_ACESSO,
  DIAS_COMPLEMENTACAO,
  DIAS_OUVIDORIA,
  DIAS_PARA_DECIDIR,
  DIAS_PARA_RECORRER,
  DIAS_PRORROGACAO_ACESSO,
  DIAS_PRORROGACAO_OUVIDORIA,
} from '#kernel/prazo/prazos-da-lei.ts';

export const procedimentos = [
  'ouvidoria',
  'pedido',
  'decisao-de-recurso',
  'recorrer',
  'complementar',
] as const;
export type Procedimento = (typeof procedimentos)[number];

/** Holidays outside these years are unknown, so a deadline there would be wrong. */
const PRIMEIRO_ANO = 2000;
const ULTIMO_ANO = 2100;
export const ANO_FORA = `Escolha uma data entre os anos ${PRIMEIRO_ANO} e ${ULTIMO_ANO}.`;

export const isAnoAceito = (iso: string): boolean => {
  const ano = Number(iso.slice(0, 4));
  return ano >= PRIMEIRO_ANO && ano <= ULTIMO_ANO;
};

interface RegraDoProcedimento {
  readonly nome: string;
  readonly dias: number;
  /** Days of the one extension; absent where there is none. */
  readonly prorrogacao?: number;
  /** The date that starts the count, as the screen asks for it. */
  readonly inicio: string;
  readonly lei: string;
}

// biome-ignore format: read as a table.
export const regrasDosProcedimentos: Readonly<Record<Procedimento, RegraDoProcedimento>> = {
  'ouvidoria':          { nome: 'Resposta a reclamação, denúncia, elogio, sugestão ou solicitação', dias: DIAS_OUVIDORIA, prorrogacao: DIAS_PRORROGACAO_OUVIDORIA, inicio: 'Dia do registro', lei: 'Lei 13.460/2017, art. 16' },
  'pedido':             { nome: 'Resposta a pedido de acesso à informação', dias: DIAS_ACESSO, prorrogacao: DIAS_PRORROGACAO_ACESSO, inicio: 'Dia do registro', lei: 'Lei 12.527/2011, art. 11' },
  'decisao-de-recurso': { nome: 'Decisão de recurso ou de reclamação por silêncio', dias: DIAS_PARA_DECIDIR, inicio: 'Dia em que o recurso foi apresentado', lei: 'Lei 12.527/2011, art. 15' },
  'recorrer':           { nome: 'Meu prazo para recorrer de uma resposta ou decisão', dias: DIAS_PARA_RECORRER, inicio: 'Dia da resposta ou decisão', lei: 'Lei 12.527/2011, art. 15' },
  'complementar':       { nome: 'Meu prazo para complementar uma manifestação', dias: DIAS_COMPLEMENTACAO, inicio: 'Dia do pedido de complementação', lei: 'Decreto 9.492/2018, art. 18' },
};

export interface Simulacao {
  readonly procedimento: Procedimento;
  readonly inicio: PlainDate;
  readonly aposCorte: boolean;
  readonly prorrogada: boolean;
  readonly complementacao: { readonly pedido: PlainDate; readonly resposta: PlainDate } | null;
}

export interface PrazoSimulado {
  readonly original: string;
  readonly vencimento: string;
  readonly dias: readonly DiaDoPrazo[];
  /** What may be done if nothing comes by then. */
  readonly depois: { readonly frase: string; readonly abre: string; readonly fecha: string } | null;
}

/** Every day is explained on screen, so their number needs a limit. */
const LONGE_DEMAIS = 400;

const conferir = ({ procedimento, inicio, prorrogada, complementacao }: Simulacao): void => {
  if (prorrogada && regrasDosProcedimentos[procedimento].prorrogacao === undefined) {
    throw invalid('prazo.nao-prorroga', 'Este prazo não pode ser prorrogado.');
  }
  if (!complementacao) return;
  if (procedimento !== 'ouvidoria') {
    throw invalid('prazo.sem-complementacao', 'Só o prazo de ouvidoria para à espera de complementação.');
  }
  const { pedido, resposta } = complementacao;
  if (compareDates(pedido, inicio) < 0 || compareDates(resposta, pedido) < 0) {
    throw invalid(
      'prazo.fora-de-ordem',
      'As datas precisam estar em ordem: registro, pedido de complementação e resposta.',
    );
  }
  if (daysBetween(inicio, resposta) > LONGE_DEMAIS) {
    throw invalid('prazo.longe-demais', 'As datas ficam longe demais uma da outra para serem explicadas.');
  }
};

const paradaPor = ({ pedido, resposta }: NonNullable<Simulacao['complementacao']>): EventoDoPrazo => ({
  tipo: 'parada',
  motivo: COMPLEMENTACAO_PEDIDA,
  parada: pedido,
  retomada: resposta,
});

/** The clock stops for the complement before an extension is asked: the order in which offices do it. */
const eventosDa = ({ complementacao, prorrogada, procedimento }: Simulacao): readonly EventoDoPrazo[] => {
  const { prorrogacao = 0 } = regrasDosProcedimentos[procedimento];
  return [
    ...(complementacao ? [paradaPor(complementacao)] : []),
    ...(prorrogada ? [{ tipo: 'prorrogacao', dias: prorrogacao } as const] : []),
  ];
};

/** The deadline and its explanation day by day, from the same engine that counts real cases. */
export const simular = (calendario: Calendario, simulacao: Simulacao): PrazoSimulado => {
  conferir(simulacao);
  const { procedimento, inicio, aposCorte } = simulacao;
  const { dias } = regrasDosProcedimentos[procedimento];
  const contado = aposCorte ? addDays(inicio, 1) : inicio;
  const explicado = explain(calendario, {
    registro: inicio,
    aposCorte,
    dias,
    eventos: eventosDa(simulacao),
  });
  const janela =
    procedimento === 'pedido'
      ? reclamacaoWindow(calendario, {
          registro: inicio,
          contado,
          vencimento: diaGuardado(explicado.vencimento),
        })
      : null;
  return {
    original: toIsoDate(due(calendario, contado, dias)),
    vencimento: explicado.vencimento,
    dias: explicado.dias,
    depois: janela && {
      frase: 'Sem resposta, você poderá reclamar do silêncio',
      abre: toIsoDate(janela.abre),
      fecha: toIsoDate(janela.fecha),
    },
  };
};
