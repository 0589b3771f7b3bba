import { Acao, MANIFESTANTE, SISTEMA } from '#capabilities/manifestacao/domain/historico.ts';
import { prazoDoCidadao } from '#capabilities/manifestacao/domain/manifestacao-prazos.ts';
import { addDays, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { DIAS_CONSENTIMENTO } from '#kernel/prazo/prazos-da-lei.ts';
import { formatData } from '#kernel/texto.ts';
import {
  type Andamento,
  anotar,
  calendarioDo,
  horaDaEquipe,
  horaDoCidadao,
  mudar,
  quemAtende,
} from './andamento.ts';
import type { Passo } from './caso-planejado.ts';
import { momentoEm } from './dias.ts';
import { destinatariosDoConsentimento, MOTIVO_DO_CONSENTIMENTO } from './textos-comuns.ts';

type Do<A extends Passo['ato']> = Extract<Passo, { ato: A }>;

/** Decreto 10.153/2019, art. 7: the identity goes nowhere else unless its owner agrees. */
export const pedirConsentimento = (caso: Andamento, { dia }: { dia: number }): void => {
  const em = horaDaEquipe(caso, dia);
  const quem = quemAtende(caso);
  const ate = prazoDoCidadao(calendarioDo(caso), em.getTime(), DIAS_CONSENTIMENTO);
  if (!caso.cofre) throw new RangeError(`${caso.plano.chave}: only a denúncia is asked for consent`);
  const id = caso.contexto.proximoId('consentimento');
  const destinatario = caso.sorte.um(destinatariosDoConsentimento);
  caso.linhas.consentimento.push({
    id,
    id_manifestacao: caso.id,
    id_solicitante: quem.id,
    solicitante: quem.responsavel,
    destinatario,
    motivo_cifrado: caso.cofre.seal(MOTIVO_DO_CONSENTIMENTO),
    pedido_em: em,
    prazo: toIsoDate(ate),
    resposta: null,
    respondido_em: null,
  });
  mudar(caso, em, {});
  anotar(caso, em, {
    acao: Acao.consentimento,
    quem,
    informacoes: `O órgão perguntou se a identidade pode ser enviada para ${destinatario}. A resposta pode ser dada até ${formatData(ate)}.`,
    detalhes: { idConsentimento: id },
  });
};

const consentimentoDe = (caso: Andamento) => {
  const aberto = caso.linhas.consentimento.findLast((row) => row.id_manifestacao === caso.id);
  if (!aberto) throw new RangeError(`${caso.plano.chave}: no consent was asked`);
  return aberto;
};

export const responderConsentimento = (caso: Andamento, passo: Do<'responderConsentimento'>): void => {
  const em = horaDoCidadao(caso, passo.dia);
  const aberto = consentimentoDe(caso);
  Object.assign(aberto, { resposta: passo.consente, respondido_em: em });
  mudar(caso, em, {});
  anotar(caso, em, {
    acao: Acao.consentimento,
    quem: MANIFESTANTE,
    informacoes: passo.consente
      ? `O envio da identidade a ${aberto.destinatario} foi autorizado.`
      : `O envio da identidade a ${aberto.destinatario} não foi autorizado.`,
    detalhes: { idConsentimento: aberto.id },
  });
};

/** What the nightly job writes when the last day passed: silence is no. */
export const calarSobreConsentimento = (caso: Andamento): void => {
  const aberto = consentimentoDe(caso);
  const ultimoDia = diaGuardado(String(aberto.prazo));
  const em = new Date(momentoEm(addDays(ultimoDia, 1), 10));
  aberto.respondido_em = em;
  mudar(caso, em, {});
  anotar(caso, em, {
    acao: Acao.consentimento,
    quem: SISTEMA,
    informacoes: `Não houve resposta até ${formatData(ultimoDia)}: vale o não, e a identidade não será enviada.`,
    detalhes: { idConsentimento: aberto.id },
  });
};
