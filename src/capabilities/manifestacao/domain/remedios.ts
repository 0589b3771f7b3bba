import { conflict } from '#kernel/errors.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { localDate, type PlainDate } from '#kernel/prazo/data.ts';
import { isJanelaAberta, isNoPrazo, type Janela, reclamacaoWindow } from '#kernel/prazo/prazo.ts';
import { formatData } from '#kernel/texto.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import type { Remedio } from './manifestacao-acts.ts';
import { DIAS_PARA_RECORRER, prazoDoCidadao } from './manifestacao-prazos.ts';
import { type IdSituacao, Situacao } from './situacao.ts';

export interface FatosDosRemedios {
  readonly situacao: IdSituacao;
  readonly registroContado: PlainDate;
  readonly prazo: PlainDate;
  /** Moment of the conclusive answer, in epoch milliseconds. */
  readonly respondidaEm: number | null;
}

/** Lei 12.527/2011, art. 15: the last day to appeal against an answer. */
export const ultimoDiaParaRecorrer = (calendario: Calendario, respondidaEm: number): PlainDate =>
  prazoDoCidadao(calendario, localDate(respondidaEm), DIAS_PARA_RECORRER);

const recorrer = (calendario: Calendario, fatos: FatosDosRemedios, agora: number): Verdict => {
  if (fatos.situacao !== Situacao.concluida || fatos.respondidaEm === null) {
    return refuse(
      conflict('recurso.sem-resposta', 'O recurso é contra a resposta, e o órgão ainda não respondeu.'),
    );
  }
  const ultimoDia = ultimoDiaParaRecorrer(calendario, fatos.respondidaEm);
  if (isNoPrazo(ultimoDia, agora)) return allow;
  return refuse(
    conflict(
      'recurso.fora-do-prazo',
      `O prazo para recorrer terminou em ${formatData(ultimoDia)}, 10 dias depois da resposta.`,
    ),
  );
};

const reclamar = (janela: Janela, fatos: FatosDosRemedios, agora: number): Verdict => {
  if (fatos.respondidaEm !== null) {
    return refuse(
      conflict('reclamacao.ja-respondida', 'A reclamação é contra o silêncio, e o órgão já respondeu.'),
    );
  }
  if (isJanelaAberta(janela, agora)) return allow;
  const frase = isNoPrazo(janela.fecha, agora)
    ? `Se o órgão não responder, você poderá reclamar a partir de ${formatData(janela.abre)}.`
    : `O prazo para reclamar do silêncio terminou em ${formatData(janela.fecha)}.`;
  return refuse(conflict('reclamacao.fora-do-prazo', frase));
};

/** The remedies of the access law as they stand today, each with the reason when it is closed. */
export const remediosDe = (
  calendario: Calendario,
  fatos: FatosDosRemedios,
  agora: number,
): Readonly<Record<Remedio, Verdict>> => ({
  recorrer: recorrer(calendario, fatos, agora),
  reclamar: reclamar(reclamacaoWindow(calendario, fatos.registroContado, fatos.prazo), fatos, agora),
  denunciarDescumprimento: refuse(
    conflict(
      'descumprimento.sem-decisao',
      'Só cabe depois de uma decisão favorável cujo prazo de entrega já passou.',
    ),
  ),
});
