import { prazoParaDecidirDenuncia } from '#capabilities/descumprimento/domain/descumprimento-prazos.ts';
import { Acao, MANIFESTANTE, SISTEMA } from '#capabilities/manifestacao/domain/historico.ts';
import { ultimoDiaDito } from '#capabilities/remedio/domain/ciencia.ts';
import { prometeEntregar } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import {
  confirmaPeloSilencio,
  janelaDaEntrega,
  type OrigemDaPromessa,
  prazoSemMeios,
} from '#capabilities/remedio/domain/promessas.ts';
import { addDays, daysBetween, localDate, parseIsoDate, toIsoDate } from '#kernel/prazo/data.ts';
import { DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';
import { formatData } from '#kernel/texto.ts';
import { type Andamento, anotar, calendarioDo, guardar, quemAtende } from './andamento.ts';
import type { CumprimentoPlanejado } from './caso-planejado.ts';
import { momentoEm } from './dias.ts';
import { chaveDeEnvio, hashDoEnvio } from './envio.ts';
import { CONTESTACAO, ENTREGA, ENTREGA_NA_DECISAO, textosDaPromessa } from './textos-recursos.ts';

const CGU = 6;
const INFORMACAO_ENTREGUE = 1;

interface Nova {
  readonly origem: OrigemDaPromessa;
  readonly idResposta: number | null;
  readonly idRecurso: number | null;
  readonly em: Date;
  readonly prazo: string;
  readonly cumprimento: CumprimentoPlanejado;
  /** It came with the decision. */
  readonly naDecisao?: { readonly id: number | null; readonly responsavel: string };
}

const meioDia = ({ contexto }: Andamento, ha: number): Date =>
  new Date(Math.min(momentoEm(addDays(contexto.hoje, -ha), 12 * 60), contexto.agora.getTime()));

type Linha = Andamento['linhas']['promessa'][number];

/** Delivered, and then contested, confirmed by silence, or still waiting for the person. */
const entregar = (caso: Andamento, promessa: Linha, nova: Nova): void => {
  const { contexto, linhas } = caso;
  const { naDecisao, cumprimento } = nova;
  const em = naDecisao ? nova.em : meioDia(caso, cumprimento.entregueHa ?? 0);
  const { fecha } = janelaDaEntrega(calendarioDo(caso), em.getTime());
  const contestarAte = toIsoDate(fecha);
  const quem = quemAtende(caso);
  const idEntrega = contexto.proximoId('entrega');
  linhas.entrega.push({
    id: idEntrega,
    id_promessa: Number(promessa.id),
    id_manifestacao: caso.id,
    ...guardar(caso, naDecisao ? ENTREGA_NA_DECISAO : ENTREGA),
    na_decisao: naDecisao !== undefined,
    id_responsavel: naDecisao ? naDecisao.id : quem.id,
    responsavel: naDecisao?.responsavel ?? quem.responsavel,
    entregue_em: em,
    contestar_ate: contestarAte,
  });
  const porCarta = caso.plano.entregaPorCarta === true;
  if (porCarta) {
    linhas.comunicacao.push({
      id_manifestacao: caso.id,
      tipo: 'entrega',
      feita_em: em,
      pendencia: 'correspondencia',
      ciente_em: null,
    });
  }
  Object.assign(promessa, {
    situacao: 'entregue',
    entregue_em: em,
    contestar_ate: porCarta ? null : contestarAte,
  });
  if (!naDecisao) {
    anotar(caso, em, {
      acao: Acao.cumprimento,
      quem,
      informacoes: `O órgão entregou o que prometeu. Quem pediu pode confirmar, ou contestar até ${ultimoDiaDito(porCarta ? null : fecha, DIAS_PARA_RECORRER)}.`,
      detalhes: { idPromessa: promessa.id, idEntrega },
    });
  }
  if (porCarta) return;
  if (cumprimento.contestadaHa !== undefined) contestar(caso, promessa, idEntrega, cumprimento.contestadaHa);
  else if (confirmaPeloSilencio({ situacao: 'entregue', contestarAte: fecha }, contexto.agora.getTime())) {
    const depois = momentoEm(addDays(fecha, 1), 40);
    const confirmada = new Date(Math.min(depois, contexto.agora.getTime()));
    Object.assign(promessa, { situacao: 'confirmada', confirmada_em: confirmada, por_silencio: true });
    anotar(caso, confirmada, {
      acao: Acao.cumprimento,
      quem: SISTEMA,
      informacoes: `Ninguém contestou a entrega até ${formatData(fecha)}: ela está confirmada.`,
      detalhes: { idPromessa: promessa.id },
    });
  }
};

const contestar = (caso: Andamento, promessa: Linha, idEntrega: number, ha: number): void => {
  const em = meioDia(caso, ha);
  const prazo = prazoParaDecidirDenuncia(caso.contexto.calendarioDe(CGU), em.getTime());
  Object.assign(promessa, { situacao: 'contestada', contestada_em: em });
  caso.linhas.denuncia_descumprimento.push({
    id_manifestacao: caso.id,
    id_recurso: promessa.id_recurso ?? null,
    id_promessa: Number(promessa.id),
    id_entrega: idEntrega,
    tipo: 'contestacao',
    data_entrega: promessa.prazo,
    id_ouvidoria_destino: CGU,
    ...guardar(caso, CONTESTACAO),
    envio_hash: hashDoEnvio(caso.contexto.config, chaveDeEnvio(`${caso.plano.chave}/contestacao`)),
    registrada_em: em,
    prazo: toIsoDate(prazo),
  });
  anotar(caso, em, {
    acao: Acao.cumprimento,
    quem: MANIFESTANTE,
    informacoes: `Quem pediu contestou a entrega. A CGU decide até ${formatData(prazo)}.`,
    detalhes: { idPromessa: promessa.id, idEntrega },
  });
};

const prometer = (caso: Andamento, nova: Nova): void => {
  const promessa: Linha = {
    id: caso.contexto.proximoId('promessa'),
    id_manifestacao: caso.id,
    id_ouvidoria: caso.idOuvidoria,
    origem: nova.origem,
    id_resposta: nova.idResposta,
    id_recurso: nova.idRecurso,
    ...guardar(caso, textosDaPromessa[nova.origem]),
    prometida_em: nova.em,
    prazo_original: nova.prazo,
    prazo: nova.prazo,
    situacao: 'aberta',
    entregue_em: null,
    contestar_ate: null,
    contestada_em: null,
    confirmada_em: null,
    por_silencio: false,
  };
  caso.linhas.promessa.push(promessa);
  if (nova.naDecisao || nova.cumprimento.entregueHa !== undefined) entregar(caso, promessa, nova);
};

type RespostaDada = Andamento['linhas']['resposta'][number];

/** What the answers of the past promised was delivered on its day. */
const daResposta = (caso: Andamento, row: RespostaDada): void => {
  const dia = parseIsoDate(row.data_compromisso ?? '');
  if (!dia || !prometeEntregar(row.id_codigo_decisao ?? 0)) return;
  const ha = daysBetween(dia, caso.contexto.hoje);
  prometer(caso, {
    origem: 'resposta',
    idResposta: Number(row.id),
    idRecurso: null,
    em: new Date(row.registrada_em),
    prazo: toIsoDate(dia),
    cumprimento: ha > 0 ? { entregueHa: ha } : {},
  });
};

const daDecisao = (
  caso: Andamento,
  row: Andamento['linhas']['resposta_recurso'][number],
  cumprimento: CumprimentoPlanejado,
): void => {
  const junto = row.id_especificacao === INFORMACAO_ENTREGUE;
  if (!row.data_entrega && !junto) return;
  const em = new Date(row.registrada_em);
  prometer(caso, {
    origem: 'decisao',
    idResposta: null,
    idRecurso: row.id_recurso,
    em,
    prazo: row.data_entrega ?? toIsoDate(localDate(em.getTime())),
    cumprimento,
    ...(junto && { naDecisao: { id: row.id_responsavel ?? null, responsavel: row.responsavel } }),
  });
};

/** The answer only told where to look, and the person has no means to (LAI art. 11 § 6º). */
const semMeios = (caso: Andamento, row: RespostaDada, ha: number): void => {
  const em = meioDia(caso, ha);
  const prazo = prazoSemMeios(calendarioDo(caso), em.getTime());
  const nova = { origem: 'sem-meios', idResposta: Number(row.id), idRecurso: null } as const;
  prometer(caso, { ...nova, em, prazo: toIsoDate(prazo), cumprimento: {} });
  anotar(caso, em, {
    acao: Acao.cumprimento,
    quem: MANIFESTANTE,
    informacoes: `Quem pediu declarou que não tem meios de obter a informação onde a resposta indica. O órgão tem até ${formatData(prazo)} para entregá-la.`,
  });
};

/** What the case's answers and decisions left to be delivered, and what became of it. */
export const montarPromessas = (caso: Andamento): void => {
  const { linhas, plano } = caso;
  const resposta = linhas.resposta.findLast((row) => row.id_manifestacao === caso.id);
  if (resposta) daResposta(caso, resposta);
  if (resposta && plano.semMeiosHa !== undefined) semMeios(caso, resposta, plano.semMeiosHa);
  const recursos = linhas.recurso.filter((row) => row.id_manifestacao === caso.id);
  for (const [i, { id }] of recursos.entries()) {
    const decisao = linhas.resposta_recurso.find((row) => row.id_recurso === id);
    if (decisao) daDecisao(caso, decisao, plano.recursos?.[i]?.decisao ?? {});
  }
};
