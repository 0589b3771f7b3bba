import { nomeDoMeio } from '#capabilities/ciencia/domain/meio-de-ciencia.ts';
import { TipoResposta } from '#capabilities/conteudo-da-resposta/domain/resposta.ts';
import { Acao, SISTEMA } from '#capabilities/manifestacao/domain/historico.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import {
  nomeDaComunicacao,
  pendenciaDe,
  type TipoDeComunicacao,
} from '#capabilities/remedio/domain/ciencia.ts';
import { addDays, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import { hours } from '#server/clock.ts';
import { type Andamento, anotar, quemAtende } from './andamento.ts';

export const CORRESPONDENCIA = 3;
const DIAS_DO_CORREIO = 5;

/** The answer's mail came back: the office is to reach the person otherwise. */
const devolver = (caso: Andamento, feita: Date): void => {
  const soube = new Date(feita.getTime() + hours(1));
  caso.linhas.comunicacao.push({
    id_manifestacao: caso.id,
    tipo: 'resposta',
    feita_em: feita,
    pendencia: 'devolvida',
    ciente_em: null,
  });
  anotar(caso, soube, {
    acao: Acao.avisoDevolvido,
    quem: SISTEMA,
    informacoes: `O e-mail que avisava quem registrou não foi entregue (${nomeDaComunicacao.resposta}). O prazo da pessoa só corre quando ela souber.`,
  });
};

/**
 * People served at the desk have neither e-mail nor account: what the office asks of them or answers now waits for the
 * notice, and of what it did before they were told by phone at once.
 */
const avisarNoBalcao = (caso: Andamento, tipo: TipoDeComunicacao, { em, espera }: Feito): void => {
  const { id, linhas, plano, row } = caso;
  const pendencia = pendenciaDe({
    idModoResposta: row.id_modo_resposta ?? null,
    temEmail: typeof plano.quem === 'object',
    temConta: typeof plano.quem === 'object',
    anonima: plano.quem === 'anonima',
  });
  if (pendencia === null || pendencia === 'correspondencia') return;
  const ciente = espera ? null : em;
  linhas.comunicacao.push({ id_manifestacao: id, tipo, feita_em: em, pendencia, ciente_em: ciente });
  if (ciente === null) return;
  const quem = quemAtende(caso);
  const dia = localDate(em.getTime());
  linhas.ciencia.push({
    id_manifestacao: id,
    meio: 'telefone',
    dia: toIsoDate(dia),
    id_responsavel: quem.id,
    responsavel: quem.responsavel,
    registrada_em: em,
  });
  anotar(caso, em, {
    acao: Acao.ciencia,
    quem,
    informacoes: `Quem registrou foi avisado em ${formatData(dia)} (${nomeDoMeio.telefone}). Soube: ${nomeDaComunicacao[tipo]}.`,
  });
};

interface Feito {
  readonly em: Date;
  /** Nobody has told the person yet. */
  readonly espera: boolean;
}

const DIAS_ATE_AVISAR = 10;

/** An answer or an archiving of these days, the last thing that happened to the case. */
const feito = ({ contexto, ultimo }: Andamento, quando: string | Date): Feito => {
  const em = new Date(quando);
  const recente = contexto.agora.getTime() - em.getTime() < hours(24 * DIAS_ATE_AVISAR);
  return { em, espera: recente && ultimo <= em.getTime() };
};

const avisarDoFim = (caso: Andamento): void => {
  const { id, linhas, row } = caso;
  const conclusivas = linhas.resposta.filter(
    (cada) => cada.id_manifestacao === id && cada.id_tipo_resposta === TipoResposta.conclusiva,
  );
  for (const { registrada_em } of conclusivas) avisarNoBalcao(caso, 'resposta', feito(caso, registrada_em));
  if (caso.situacao !== Situacao.arquivada || !row.encerrada_em) return;
  // Who gave the case up knows that it ended.
  const desistiu = linhas.desistencia.some(
    (cada) => cada.id_manifestacao === id && cada.pedida_em === row.encerrada_em,
  );
  if (!desistiu) avisarNoBalcao(caso, 'encerramento', feito(caso, row.encerrada_em));
};

const avisarDosPedidos = (caso: Andamento): void => {
  const { id, linhas } = caso;
  for (const { pedida_em, encerrada_em } of linhas.complementacao.filter((row) => row.id_manifestacao === id))
    avisarNoBalcao(caso, 'complementacao', { em: new Date(pedida_em), espera: encerrada_em === null });
  for (const { pedido_em, respondido_em } of linhas.consentimento.filter((row) => row.id_manifestacao === id))
    avisarNoBalcao(caso, 'consentimento', { em: new Date(pedido_em), espera: respondido_em === null });
};

/** The answer to who asked for a letter: nobody knows yet that it came, or the receipt was registered. */
export const montarCiencia = (caso: Andamento): void => {
  const { id, linhas, plano, row } = caso;
  avisarDosPedidos(caso);
  avisarDoFim(caso);
  if (plano.devolvida && row.respondida_em) devolver(caso, new Date(row.respondida_em));
  if (!plano.carta || !row.respondida_em) return;
  const feita = new Date(row.respondida_em);
  const dia = addDays(localDate(feita.getTime()), DIAS_DO_CORREIO);
  const soube = new Date(feita.getTime() + hours(24 * DIAS_DO_CORREIO));
  const avisada = plano.carta === 'avisada';
  linhas.comunicacao.push({
    id_manifestacao: id,
    tipo: 'resposta',
    feita_em: feita,
    pendencia: 'correspondencia',
    ciente_em: avisada ? soube : null,
  });
  if (!avisada) return;
  const quem = quemAtende(caso);
  linhas.ciencia.push({
    id_manifestacao: id,
    meio: 'carta-ar',
    dia: toIsoDate(dia),
    observacao: 'AR assinado e arquivado.',
    id_responsavel: quem.id,
    responsavel: quem.responsavel,
    registrada_em: soube,
  });
  anotar(caso, soube, {
    acao: Acao.ciencia,
    quem,
    informacoes: `Quem registrou foi avisado em ${formatData(dia)} (${nomeDoMeio['carta-ar']}). Soube: ${nomeDaComunicacao.resposta}.`,
  });
};
