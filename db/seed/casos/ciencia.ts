import { nomeDoMeio } from '#capabilities/ciencia/domain/meio-de-ciencia.ts';
import { Acao, SISTEMA } from '#capabilities/manifestacao/domain/historico.ts';
import { nomeDaComunicacao } from '#capabilities/remedio/domain/ciencia.ts';
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

/** The answer to who asked for a letter: nobody knows yet that it came, or the receipt was registered. */
export const montarCiencia = (caso: Andamento): void => {
  const { id, linhas, plano, row } = caso;
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
