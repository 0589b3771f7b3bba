import type { PlainDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';

/**
 * What a person is told with a term of theirs behind it. The term runs from the day they were told, not from the day it was
 * written (Lei 9.784/1999, arts. 26 and 66).
 */
export const tiposDeComunicacao = [
  'resposta',
  'decisao',
  'entrega',
  'encerramento',
  'retipagem',
  'complementacao',
  'consentimento',
  'janela',
] as const;
export type TipoDeComunicacao = (typeof tiposDeComunicacao)[number];

/** The mails that tell it; each act that sends one of them leaves a comunicação. */
const comunicacoes: Readonly<Record<string, TipoDeComunicacao>> = {
  'manifestacao.respondida': 'resposta',
  'manifestacao.acesso-negado': 'resposta',
  'recurso.respondido': 'decisao',
  'recurso.negado': 'decisao',
  'cumprimento.entregue': 'entrega',
  'manifestacao.arquivada': 'encerramento',
  'manifestacao.arquivada-sem-complementacao': 'encerramento',
  'manifestacao.desistencia-decidida': 'encerramento',
  'manifestacao.pedido-retipado': 'retipagem',
  'manifestacao.complementacao-pedida': 'complementacao',
  'manifestacao.consentimento-pedido': 'consentimento',
  'reclamacao.aberta': 'janela',
  'recurso.instancia-aberta': 'janela',
};

export const comunicacaoDoEvento = (evento: string): TipoDeComunicacao | null => comunicacoes[evento] ?? null;

export const nomeDaComunicacao: Readonly<Record<TipoDeComunicacao, string>> = {
  resposta: 'Resposta do órgão',
  decisao: 'Decisão do recurso',
  entrega: 'Entrega do que foi prometido',
  encerramento: 'Arquivamento',
  retipagem: 'Mudança do pedido em manifestação de ouvidoria',
  complementacao: 'Pedido de complementação',
  consentimento: 'Pedido de consentimento',
  janela: 'Prazo para reclamar ou recorrer da falta de resposta',
};

/** Why a sending is no notice. */
export type Pendencia = 'correspondencia' | 'presencial' | 'sem-contato' | 'devolvida';

export const fraseDaPendencia: Readonly<Record<Pendencia, string>> = {
  correspondencia: 'Pediu para receber por correspondência física',
  presencial: 'Pediu para consultar pessoalmente',
  'sem-contato': 'Não tem e-mail nem conta',
  devolvida: 'O e-mail voltou',
};

/**
 * Who runs somebody's mailbox, and closes it for a minute, must not read in a sealed case whose mail came back: one sentence says that
 * nobody knows, whatever the reason was.
 */
const SEM_NOTICIA = 'Sem notícia de que a pessoa soube';
const semNoticia: readonly Pendencia[] = ['devolvida', 'sem-contato'];

export const fraseDaPendenciaDe = (pendencia: Pendencia, selada: boolean): string =>
  selada && semNoticia.includes(pendencia) ? SEM_NOTICIA : fraseDaPendencia[pendencia];

/** Before the shortest term of a person ends (ten days), and long enough after the act not to answer it. */
export const DIAS_ATE_DIZER_QUE_VOLTOU = 7;

export interface ComoSeAvisa {
  readonly idModoResposta: number | null;
  readonly temEmail: boolean;
  readonly temConta: boolean;
  readonly anonima: boolean;
}

/** Ids of the table `modo_resposta`. */
const CORRESPONDENCIA = 3;
const PRESENCIAL = 4;
/** Who asked for one of these is told by no sending of the platform. */
export const modosSemEnvio: readonly number[] = [CORRESPONDENCIA, PRESENCIAL];

/**
 * Null where the sending itself is the notice: by mail, or in the account. Whoever filed without a name follows the case by
 * its code and is told there.
 */
export const pendenciaDe = ({
  idModoResposta,
  temEmail,
  temConta,
  anonima,
}: ComoSeAvisa): Pendencia | null => {
  if (anonima) return null;
  if (idModoResposta === CORRESPONDENCIA) return 'correspondencia';
  if (idModoResposta === PRESENCIAL) return 'presencial';
  return temEmail || temConta ? null : 'sem-contato';
};

/** The last day of a term, after 'até'; null: the term runs from when the person knows (Lei 9.784/1999, art. 66). */
export const ultimoDiaDito = (dia: PlainDate | null, dias: number): string =>
  dia === null ? `o ${dias}º dia, contado de quando souber` : formatData(dia);

/** A comunicação as it is kept; moments are epoch milliseconds. */
export interface Comunicada {
  /** When the person knew of it; null while nobody knows that they do. */
  readonly em: number | null;
}

/**
 * The moment the person was told, from which their window runs; null: not told, and the window has no end yet. What no
 * comunicação was kept of was told when it was done.
 */
export const cienciaDe = (feitoEm: number, comunicada: Comunicada | null): number | null =>
  comunicada ? comunicada.em : feitoEm;
