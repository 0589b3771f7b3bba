import { Acao, MANIFESTANTE } from '#capabilities/manifestacao/domain/historico.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { prazoUsualDoPasso } from '#capabilities/tramitacao/domain/tramitacao.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
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
import type { Linhas } from './linhas.ts';
import { arquivadaComADesistencia, segueApesarDaDesistencia, semReabertura } from './textos-da-voz.ts';

type Do<A extends Passo['ato']> = Extract<Passo, { ato: A }>;

const guardarDesistencia = (
  caso: Andamento,
  em: Date,
  { parte, ameaca, espera }: { parte?: string; ameaca?: string | undefined; espera: boolean },
): void => {
  const [aParte, aAmeaca] = [parte, ameaca].map((texto) => (texto ? guardar(caso, texto) : undefined));
  caso.linhas.desistencia.push({
    id_manifestacao: caso.id,
    em_parte: parte !== undefined,
    parte: aParte?.texto ?? null,
    parte_cifrada: aParte?.texto_cifrado ?? null,
    motivo: null,
    motivo_cifrado: null,
    ameaca: aAmeaca?.texto ?? null,
    ameaca_cifrada: aAmeaca?.texto_cifrado ?? null,
    pedida_em: em,
    decisao: null,
    justificativa: null,
    justificativa_cifrada: null,
    id_responsavel: null,
    responsavel: null,
    encerrada_em: espera ? null : em,
  });
};

/** A denúncia stays where it is until the office decides (Lei 9.784/1999, art. 51 §2). */
export const pedirDesistencia = (caso: Andamento, { dia, ameaca }: Do<'pedirDesistencia'>): void => {
  const em = horaDoCidadao(caso, dia);
  guardarDesistencia(caso, em, { ameaca, espera: true });
  mudar(caso, em, {});
  anotar(caso, em, {
    acao: Acao.desistencia,
    quem: MANIFESTANTE,
    informacoes:
      'Quem denunciou pediu para desistir. A denúncia continua como está até o órgão decidir se a arquiva.',
  });
};

export const desistirEmParte = (caso: Andamento, { dia, texto }: Do<'desistirEmParte'>): void => {
  const em = horaDoCidadao(caso, dia);
  guardarDesistencia(caso, em, { parte: texto, espera: false });
  mudar(caso, em, {});
  anotar(caso, em, {
    acao: Acao.desistencia,
    quem: MANIFESTANTE,
    informacoes: 'Quem registrou desistiu de uma parte da manifestação. O resto continua.',
  });
};

const ultimaDe = <T extends 'desistencia' | 'pedido_reabertura'>(
  caso: Andamento,
  tabela: T,
): Linhas[T][number] => {
  const rows: readonly Linhas[T][number][] = caso.linhas[tabela];
  const ultima = rows.findLast((row) => row.id_manifestacao === caso.id);
  if (!ultima) throw new RangeError(`${caso.plano.chave}: nothing to decide`);
  return ultima;
};

const justificada = (caso: Andamento, texto: string) => {
  const guardada = guardar(caso, texto);
  return { justificativa: guardada.texto, justificativa_cifrada: guardada.texto_cifrado };
};

const decidirDesistencia = (
  caso: Andamento,
  dia: number,
  { decisao, justificativa, informacoes }: Record<'decisao' | 'justificativa' | 'informacoes', string>,
): Date => {
  const em = horaDaEquipe(caso, dia);
  const quem = quemAtende(caso);
  Object.assign(ultimaDe(caso, 'desistencia'), {
    decisao,
    ...justificada(caso, justificativa),
    id_responsavel: quem.id,
    responsavel: quem.responsavel,
    encerrada_em: em,
  });
  mudar(caso, em, {});
  anotar(caso, em, {
    acao: Acao.decisaoDaDesistencia,
    quem,
    informacoes,
    detalhes: guardarPalavras(caso.cofre, 'justificativa', justificativa),
  });
  return em;
};

export const prosseguirAposDesistencia = (caso: Andamento, { dia }: { dia: number }): void => {
  decidirDesistencia(caso, dia, {
    decisao: 'prossegue',
    justificativa: segueApesarDaDesistencia,
    informacoes: 'O órgão decidiu continuar com a denúncia, no interesse público, apesar da desistência.',
  });
};

export const arquivarPorDesistencia = (caso: Andamento, { dia }: { dia: number }): void => {
  const em = decidirDesistencia(caso, dia, {
    decisao: 'arquivada',
    justificativa: arquivadaComADesistencia,
    informacoes: 'O órgão aceitou a desistência e arquivou a denúncia.',
  });
  caso.situacao = Situacao.arquivada;
  mudar(caso, em, { encerrada_em: em });
};

export const pedirReabertura = (caso: Andamento, { dia, texto }: Do<'pedirReabertura'>): void => {
  const em = horaDoCidadao(caso, dia);
  caso.linhas.pedido_reabertura.push({
    id_manifestacao: caso.id,
    ...guardar(caso, texto),
    pedida_em: em,
    concedida: null,
    justificativa: null,
    justificativa_cifrada: null,
    id_responsavel: null,
    responsavel: null,
    decidida_em: null,
  });
  mudar(caso, em, {});
  anotar(caso, em, {
    acao: Acao.pedidoDeReabertura,
    quem: MANIFESTANTE,
    informacoes: 'Quem registrou pediu a reabertura. O órgão vai decidir.',
  });
};

export const negarReabertura = (caso: Andamento, { dia }: { dia: number }): void => {
  const em = horaDaEquipe(caso, dia);
  const quem = quemAtende(caso);
  Object.assign(ultimaDe(caso, 'pedido_reabertura'), {
    concedida: false,
    ...justificada(caso, semReabertura),
    id_responsavel: quem.id,
    responsavel: quem.responsavel,
    decidida_em: em,
  });
  mudar(caso, em, {});
  anotar(caso, em, {
    acao: Acao.pedidoDeReabertura,
    quem,
    informacoes: 'O órgão decidiu não reabrir a manifestação.',
    detalhes: guardarPalavras(caso.cofre, 'justificativa', semReabertura),
  });
};

/** To the colaborador of CGU, the one area with an account; with a reason, more time is asked for. */
export const tramitar = (caso: Andamento, { dia, pedePrazo }: Do<'tramitar'>): void => {
  const em = horaDaEquipe(caso, dia);
  const quem = quemAtende(caso);
  const ate = prazoUsualDoPasso(calendarioDo(caso), localDate(em.getTime()), {
    prazo: caso.prazo,
    idTipoFormulario: caso.formulario,
  });
  const area = caso.contexto.contaDe('colaborador.cgu');
  const pergunta = guardar(caso, 'O que a sua área sabe do que foi contado?');
  const motivo = pedePrazo ? guardar(caso, pedePrazo) : undefined;
  caso.linhas.tramitacao.push({
    id_manifestacao: caso.id,
    id_ouvidoria: caso.idOuvidoria,
    id_destinatario: area.id,
    id_remetente: quem.id ?? caso.contexto.contaDe('admin').id,
    remetente: quem.responsavel,
    mensagem: pergunta.texto,
    mensagem_cifrada: pergunta.texto_cifrado,
    prazo: toIsoDate(ate),
    prazo_original: toIsoDate(ate),
    aberta_em: em,
    prazo_pedido_em: pedePrazo ? em : null,
    prazo_motivo: motivo?.texto ?? null,
    prazo_motivo_cifrado: motivo?.texto_cifrado ?? null,
  });
  mudar(caso, em, { prazo_interno: toIsoDate(ate) });
  anotar(caso, em, {
    acao: Acao.tramitacao,
    quem,
    informacoes: `O órgão pediu a contribuição de uma pessoa do órgão até ${formatData(ate)}.`,
  });
  if (!pedePrazo) return;
  anotar(caso, new Date(em.getTime() + 1000), {
    acao: Acao.tramitacao,
    quem: { id: area.id, responsavel: `${area.nome} (CGU)` },
    informacoes: 'Uma área do órgão pediu mais tempo para contribuir. A ouvidoria decide.',
  });
};
