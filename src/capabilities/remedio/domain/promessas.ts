import { conflict, invalid } from '#kernel/errors.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { compareDates, localDate, type PlainDate } from '#kernel/prazo/data.ts';
import { countedDay, due, isJanelaAberta, isNoPrazo, isVencido, type Janela } from '#kernel/prazo/prazo.ts';
import { DIAS_DA_NOVA_DATA, DIAS_PARA_RECORRER, DIAS_SEM_MEIOS } from '#kernel/prazo/prazos-da-lei.ts';
import { formatData } from '#kernel/texto.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { janelaDepoisDe } from './recurso-prazos.ts';

/**
 * What an answer or a decision granted and is still to be handed over, or was (Lei 12.527/2011,
 * arts. 7, 11 and 16). Encerrada: something replaced it, or the controlling body found nothing owed.
 */
export const situacoesDaPromessa = ['aberta', 'entregue', 'contestada', 'confirmada', 'encerrada'] as const;
export type SituacaoDaPromessa = (typeof situacoesDaPromessa)[number];

/** 'sem-meios': the person cannot get what the answer said where to find (LAI, art. 11 § 6º). */
export const origensDaPromessa = ['resposta', 'decisao', 'sem-meios'] as const;
export type OrigemDaPromessa = (typeof origensDaPromessa)[number];

/** A missed date or a contested delivery that who supervises the office has to decide. */
export interface NoControle {
  readonly quem: string;
  readonly desde: PlainDate;
  readonly ate: PlainDate;
}

export interface PromessaDoCaso {
  readonly idPromessa: number;
  readonly origem: OrigemDaPromessa;
  readonly situacao: SituacaoDaPromessa;
  readonly prometidaEm: number;
  readonly prazo: PlainDate;
  /** The last day to contest what was delivered; null without a delivery, and while the person was not told of it. */
  readonly contestarAte: PlainDate | null;
  /** The present date was missed and denounced. */
  readonly descumprimentoDenunciado: boolean;
  /** Null where nothing waits there; left out where nobody asks. */
  readonly noControle?: NoControle | null;
}

/**
 * Ten days from the notice of the delivery, until midnight of the last one; silence confirms. Of an
 * appointment they run from the day on which the person can see what was promised.
 */
export const janelaDaEntrega = (
  calendario: Calendario,
  entregueEm: number,
  consulta: PlainDate | null = null,
): Janela => {
  const janela = janelaDepoisDe(calendario, entregueEm);
  const daConsulta = consulta && due(calendario, consulta, DIAS_PARA_RECORRER);
  return daConsulta && compareDates(daConsulta, janela.fecha) > 0 ? { ...janela, fecha: daConsulta } : janela;
};

type Atual = Pick<PromessaDoCaso, 'situacao' | 'prazo'>;

export const isPromessaVencida = ({ situacao, prazo }: Atual, agora: number): boolean =>
  situacao === 'aberta' && isVencido(prazo, agora);

type Entregue = Pick<PromessaDoCaso, 'situacao' | 'contestarAte'>;

const semEntrega = () =>
  conflict('cumprimento.sem-entrega', 'O órgão ainda não entregou o que prometeu: não há o que contestar.');

export const podeContestar = ({ situacao, contestarAte }: Entregue, agora: number): Verdict => {
  if (situacao !== 'entregue') return refuse(semEntrega());
  // Not told of it yet: nothing runs out (Lei 9.784/1999, art. 66).
  if (contestarAte === null || isNoPrazo(contestarAte, agora)) return allow;
  return refuse(
    conflict(
      'cumprimento.fora-do-prazo',
      `O prazo para contestar a entrega terminou em ${formatData(contestarAte)}.`,
    ),
  );
};

/** Nothing was said until the announced day; who was not told of the delivery confirms nothing. */
export const confirmaPeloSilencio = ({ situacao, contestarAte }: Entregue, agora: number): boolean =>
  situacao === 'entregue' && contestarAte !== null && isVencido(contestarAte, agora);

const maisNovaPrimeiro = (a: PromessaDoCaso, b: PromessaDoCaso): number =>
  b.prometidaEm - a.prometidaEm || b.idPromessa - a.idPromessa;

/** The last promise whose date was broken and not denounced yet; null if there is none. */
export const promessaADenunciar = <P extends PromessaDoCaso>(
  promessas: readonly P[],
  agora: number,
): P | null =>
  promessas
    .filter((promessa) => isPromessaVencida(promessa, agora) && !promessa.descumprimentoDenunciado)
    .toSorted(maisNovaPrimeiro)[0] ?? null;

/** The one that a person asks about when none can be denounced: owed first, then the last made. */
export const promessaEmVista = <P extends PromessaDoCaso>(
  promessas: readonly P[],
  agora: number,
): P | null => {
  const vivas = promessas.filter(({ situacao }) => situacao !== 'encerrada').toSorted(maisNovaPrimeiro);
  return (
    promessaADenunciar(vivas, agora) ??
    vivas.find(({ situacao }) => situacao === 'aberta') ??
    vivas.find(({ situacao }) => situacao !== 'confirmada') ??
    vivas[0] ??
    null
  );
};

/** Why nothing can be denounced now, in the words of the promise that comes closest. */
const porQueNao = (promessa: PromessaDoCaso | null): Verdict => {
  const naoCabe = (code: string, frase: string) => refuse(() => conflict(`descumprimento.${code}`, frase));
  if (promessa?.situacao === 'aberta') {
    const ate = formatData(promessa.prazo);
    return promessa.descumprimentoDenunciado
      ? naoCabe('ja-denunciado', `Você já denunciou que a entrega não foi feita até ${ate}.`)
      : naoCabe('no-prazo', `O órgão tem até ${ate} para entregar o que foi decidido.`);
  }
  if (promessa?.situacao === 'entregue') {
    const ate = promessa.contestarAte ? ` até ${formatData(promessa.contestarAte)}` : '';
    return naoCabe('entregue', `O órgão já entregou. Se não foi o que você devia receber, conteste${ate}.`);
  }
  if (promessa?.situacao === 'contestada') {
    return naoCabe('contestada', 'Você contestou a entrega, e quem controla o órgão vai decidir.');
  }
  if (promessa?.situacao === 'confirmada') {
    return naoCabe('confirmada', 'O que foi prometido foi entregue, e a entrega está confirmada.');
  }
  return naoCabe('sem-decisao', 'Só cabe depois de uma decisão favorável cujo prazo de entrega já passou.');
};

/** Each broken date may be denounced once (Lei 12.527/2011, art. 41). */
export const podeDenunciar = (promessas: readonly PromessaDoCaso[], agora: number): Verdict =>
  promessaADenunciar(promessas, agora) ? allow : porQueNao(promessaEmVista(promessas, agora));

/** What the controlling body found about a missed date, or about a contested delivery. */
interface Achado {
  readonly tipo: 'descumprimento' | 'contestacao';
  readonly procedente: boolean;
}

interface DepoisDoAchado {
  readonly situacao: SituacaoDaPromessa;
  /** The office has to deliver, by a new date. */
  readonly novaData: boolean;
}

/**
 * Procedente: owed by a new date. Improcedente: the contested delivery was right; of a missed date,
 * that nothing was owed. What was delivered meanwhile stays as it is, for the person to judge.
 */
export const depoisDoAchado = (
  situacao: SituacaoDaPromessa,
  { tipo, procedente }: Achado,
): DepoisDoAchado => {
  const esperava = tipo === 'contestacao' ? 'contestada' : 'aberta';
  if (situacao !== esperava) return { situacao, novaData: false };
  if (procedente) return { situacao: 'aberta', novaData: true };
  return { situacao: tipo === 'contestacao' ? 'confirmada' : 'encerrada', novaData: false };
};

/** The last day that the controlling body may set. */
export const ultimaNovaData = (calendario: Calendario, agora: number): PlainDate =>
  due(calendario, countedDay(calendario, agora), DIAS_DA_NOVA_DATA);

const dataErrada = (code: string, frase: string) =>
  refuse(invalid(`cumprimento.${code}`, frase, { campos: { dataEntrega: frase } }));

export const podeFixarData = (calendario: Calendario, nova: PlainDate, agora: number): Verdict => {
  const hoje = localDate(agora);
  if (compareDates(nova, hoje) < 0) {
    return dataErrada('data-no-passado', `Escolha hoje, ${formatData(hoje)}, ou um dia depois.`);
  }
  const ultima = ultimaNovaData(calendario, agora);
  return compareDates(nova, ultima) > 0
    ? dataErrada('data-tardia', `Escolha um dia até ${formatData(ultima)}, o último possível.`)
    : allow;
};

/** The last day to hand over what the person has no means to get. */
export const prazoSemMeios = (calendario: Calendario, agora: number): PlainDate =>
  due(calendario, countedDay(calendario, agora), DIAS_SEM_MEIOS);

/** The answer only told where to find the information, and the person has not said anything to it. */
export interface Orientacao {
  readonly orientada: boolean;
  readonly respondidaEm: number | null;
  /** When the person was told of the answer; null: not yet. Left out: when it was given. */
  readonly cienciaEm?: number | null;
}

/** Possible as long as the answer could be appealed (Lei 12.527/2011, arts. 11 § 6º and 15). */
export const podeDeclararSemMeios = (
  calendario: Calendario,
  { orientada, respondidaEm, cienciaEm = respondidaEm }: Orientacao,
  agora: number,
): Verdict => {
  if (!orientada || respondidaEm === null) {
    return refuse(() =>
      conflict(
        'semMeios.nao-cabe',
        'Só cabe quando a resposta apenas diz onde encontrar a informação, e uma vez.',
      ),
    );
  }
  if (cienciaEm === null) return allow;
  const janela = janelaDepoisDe(calendario, cienciaEm);
  if (isJanelaAberta(janela, agora)) return allow;
  return refuse(() =>
    conflict('semMeios.fora-do-prazo', `O prazo para declarar terminou em ${formatData(janela.fecha)}.`),
  );
};
