import { Acao, MANIFESTANTE, SISTEMA } from '#capabilities/manifestacao/domain/historico.ts';
import { prazoRetomado } from '#capabilities/manifestacao/domain/prazo-retomado.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { addDays, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import {
  type Andamento,
  anotar,
  calendarioDo,
  guardar,
  horaDaEquipe,
  horaDoCidadao,
  mudar,
  quemAtende,
} from './andamento.ts';
import type { Passo } from './caso-planejado.ts';
import { momentoEm } from './dias.ts';
import { comentariosBons, comentariosRuins, complementosGerais } from './textos-comuns.ts';

type Do<A extends Passo['ato']> = Extract<Passo, { ato: A }>;

/** The open request is the case's last one. */
const abertaDe = (caso: Andamento) => {
  const aberta = caso.linhas.complementacao.findLast((row) => row.id_manifestacao === caso.id);
  if (!aberta) throw new RangeError(`${caso.plano.chave}: no complement was asked`);
  return aberta;
};

/** The reply sets the stopped clock going again; without one the term stays as it was. */
const retomar = (caso: Andamento, em: Date): void => {
  const { prazo_parado_em: parado, prazo_parado_por: motivo } = caso.row;
  if (!parado) return;
  const retomada = prazoRetomado(calendarioDo(caso), {
    vencimento: caso.prazo,
    paradoEm: diaGuardado(String(parado)),
    retomadoEm: em.getTime(),
  });
  if (!retomada) return;
  caso.linhas.manifestacao_prazo_evento.push({
    id_manifestacao: caso.id,
    tipo: 'parada',
    motivo,
    dias: null,
    pedido: parado,
    resposta: toIsoDate(retomada.retomada),
    prazo_anterior: toIsoDate(caso.prazo),
    prazo_novo: toIsoDate(retomada.prazo),
    ocorrido_em: em,
  });
  caso.prazo = retomada.prazo;
  caso.row.prazo_parado_em = null;
  caso.row.prazo_parado_por = null;
};

export const complementar = (caso: Andamento, { dia: apos }: { dia: number }): void => {
  const em = horaDoCidadao(caso, apos);
  const aberta = abertaDe(caso);
  const texto = caso.preencher(caso.plano.modelo.complemento ?? caso.sorte.um(complementosGerais));
  Object.assign(aberta, guardar(caso, texto), { respondida_em: em, encerrada_em: em });
  retomar(caso, em);
  caso.situacao = Situacao.complementada;
  mudar(caso, em, {});
  anotar(caso, em, {
    acao: Acao.complementacao,
    quem: MANIFESTANTE,
    informacoes: `As informações pedidas foram enviadas. O órgão tem até ${formatData(caso.prazo)} para responder.`,
    detalhes: { idComplementacao: aberta.id },
  });
};

/** What the nightly job does after the last day. */
export const arquivarSemComplementacao = (caso: Andamento): void => {
  const aberta = abertaDe(caso);
  const ultimoDia = diaGuardado(String(aberta.prazo));
  const em = new Date(momentoEm(addDays(ultimoDia, 1), 10));
  aberta.encerrada_em = em;
  caso.situacao = Situacao.arquivada;
  mudar(caso, em, { encerrada_em: em });
  anotar(caso, em, {
    acao: Acao.arquivamento,
    quem: SISTEMA,
    informacoes: `As informações pedidas não vieram até ${formatData(ultimoDia)}: a manifestação foi arquivada.`,
    detalhes: { idComplementacao: aberta.id },
  });
};

export const desistir = (caso: Andamento, { dia: apos }: { dia: number }): void => {
  const em = horaDoCidadao(caso, apos);
  caso.situacao = Situacao.arquivada;
  caso.linhas.desistencia.push({
    id_manifestacao: caso.id,
    em_parte: false,
    pedida_em: em,
    encerrada_em: em,
  });
  mudar(caso, em, { encerrada_em: em });
  anotar(caso, em, {
    acao: Acao.desistencia,
    quem: MANIFESTANTE,
    informacoes: 'Quem registrou desistiu da manifestação, que foi arquivada.',
  });
};

/** Ids of db/reference/51: met or not, how easy, how satisfied. */
const [SIM, NAO, EM_PARTE] = [1, 2, 3] as const;

export const avaliar = (caso: Andamento, { dia: apos }: { dia: number }): void => {
  const { sorte } = caso;
  const em = horaDoCidadao(caso, apos);
  const gostou = sorte.chance(68);
  const comentario = sorte.chance(45) ? sorte.um(gostou ? comentariosBons : comentariosRuins) : null;
  caso.linhas.pesquisa_satisfacao.push({
    id_manifestacao: caso.id,
    id_demanda_atendida: gostou ? SIM : sorte.um([NAO, NAO, EM_PARTE]),
    id_facilidade: gostou ? sorte.inteiro(4, 6) : sorte.inteiro(5, 8),
    id_satisfacao: gostou ? sorte.inteiro(9, 10) : sorte.inteiro(11, 13),
    comentario: caso.cofre ? null : comentario,
    comentario_cifrado: caso.cofre && comentario ? caso.cofre.seal(comentario) : null,
    respondida_em: em,
  });
  mudar(caso, em, {});
  anotar(caso, em, {
    acao: Acao.avaliacao,
    quem: MANIFESTANTE,
    informacoes: 'A resposta foi avaliada por quem registrou.',
  });
};

export const mensagem = (caso: Andamento, passo: Do<'mensagem'>): void => {
  const { contexto, linhas } = caso;
  const em = passo.doManifestante ? horaDoCidadao(caso, passo.dia) : horaDaEquipe(caso, passo.dia);
  const quem = quemAtende(caso);
  // A side that writes has read what came before.
  const anterior = linhas.mensagem.findLast((row) => row.id_manifestacao === caso.id);
  if (anterior) anterior.lida_em = em;
  const id = contexto.proximoId('mensagem');
  linhas.mensagem.push({
    id,
    id_manifestacao: caso.id,
    do_manifestante: passo.doManifestante,
    autor: passo.doManifestante ? MANIFESTANTE : quem.responsavel,
    id_usuario: passo.doManifestante ? null : quem.id,
    ...guardar(caso, passo.texto),
    enviada_em: em,
    lida_em: null,
  });
  mudar(caso, em, {});
  anotar(caso, em, {
    acao: passo.doManifestante && caso.plano.quem !== 'anonima' ? Acao.acrescimo : Acao.mensagem,
    quem: passo.doManifestante ? MANIFESTANTE : quem,
    informacoes: passo.doManifestante
      ? 'Quem registrou enviou uma mensagem ao órgão.'
      : 'O órgão enviou uma mensagem a quem registrou.',
    detalhes: { idMensagem: id },
  });
};
