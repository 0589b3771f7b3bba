import { formatData } from '../texto.ts';
import { type Abrangencia, type Calendario, isBusinessDay, isWholeDay, nextWholeDay } from './calendario.ts';
import { addDays, compareDates, dayOfWeek, daysBetween, type PlainDate, toIsoDate } from './data.ts';
import { due, extend, first, notice, resumeAfterStop } from './prazo.ts';

export interface DiaDoPrazo {
  /** yyyy-mm-dd */
  readonly data: string;
  readonly conta: boolean;
  /** The sentence a person reads. */
  readonly motivo: string;
  /** Its place in a count, and how many days that count has; left out where the day is in none. */
  readonly numero?: number | undefined;
  readonly total?: number | undefined;
}

type LugarNaContagem = Pick<DiaDoPrazo, 'numero' | 'total'>;

export interface PrazoExplicado {
  readonly vencimento: string;
  readonly dias: readonly DiaDoPrazo[];
}

/** What changed the term after registration, in the order it happened. */
export type EventoDoPrazo = (
  | { readonly tipo: 'prorrogacao'; readonly dias: number }
  | {
      readonly tipo: 'parada';
      /** Completes 'Prazo parado: … em 14/08/2026.' */
      readonly motivo: string;
      readonly parada: PlainDate;
      readonly retomada: PlainDate;
    }
  | { readonly tipo: 'reabertura'; readonly dia: PlainDate; readonly dias: number }
) & {
  /** Of the office that had the case then, where it is not the one that received it first. */
  readonly calendario?: Calendario;
};

export interface PrazoAExplicar {
  readonly registro: PlainDate;
  /** Registered after the evening cut-off: the count behaves as if it were the next day. */
  readonly aposCorte?: boolean;
  readonly dias: number;
  readonly eventos?: readonly EventoDoPrazo[];
}

const nomesDosDias = [
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
  'domingo',
];

const nomesDosFeriados: Readonly<Record<Abrangencia, string>> = {
  nacional: 'feriado nacional',
  federal: 'ponto facultativo federal',
  estadual: 'feriado estadual',
  municipal: 'feriado municipal',
  orgao: 'dia sem expediente no órgão',
};

/** What is said of the day on which the office was told. */
const CIENCIA = 'Dia da ciência: não conta. A contagem começa no dia útil seguinte.';

const capitalized = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1);

/** 'domingo', 'feriado nacional (Natal)': why the offices are closed, or open for a part of the day. */
const closedBecause = (calendario: Calendario, data: PlainDate): string => {
  const feriado = calendario.feriadoEm(data);
  if (!feriado) return nomesDosDias[dayOfWeek(data) - 1] ?? '';
  const nome = feriado.reduzido ? 'dia de expediente reduzido' : nomesDosFeriados[feriado.abrangencia];
  return `${nome} (${feriado.descricao})`;
};

type Emit = (data: PlainDate, conta: boolean, motivo: string, lugar?: LugarNaContagem) => void;

const emitClosed = (
  calendario: Calendario,
  { de, ate, porque }: { readonly de: PlainDate; readonly ate: PlainDate; readonly porque: string },
  emit: Emit,
): void => {
  for (let dia = de; compareDates(dia, ate) < 0; dia = addDays(dia, 1))
    emit(dia, false, `${capitalized(closedBecause(calendario, dia))}: ${porque}`);
};

/** The days before the count: until the notice, the notice itself, and until a business day; gives day 1. */
const explainStart = (calendario: Calendario, contado: PlainDate, ciencia: string, emit: Emit): PlainDate => {
  const dia = notice(calendario, contado);
  const primeiro = first(calendario, contado);
  emitClosed(
    calendario,
    { de: contado, ate: dia, porque: 'não é dia útil e a contagem espera o próximo dia útil.' },
    emit,
  );
  emit(dia, false, ciencia);
  emitClosed(
    calendario,
    { de: addDays(dia, 1), ate: primeiro, porque: 'a contagem só começa em dia útil.' },
    emit,
  );
  return primeiro;
};

const ultimoDia = (calendario: Calendario, dia: PlainDate, conta: string): string =>
  isWholeDay(calendario, dia)
    ? `${conta}: o prazo vence às 23:59:59.`
    : `${conta}, mas é ${closedBecause(calendario, dia)}: o vencimento passa para o próximo dia útil.`;

/** The counted days from `primeiro` on and the wait for a whole business day at the end; gives the due date. */
const explainCount = (
  calendario: Calendario,
  primeiro: PlainDate,
  dias: number,
  nome: string,
  emit: Emit,
): PlainDate => {
  for (let numero = 1; numero <= dias; numero++) {
    const dia = addDays(primeiro, numero - 1);
    const conta = `Dia ${numero} de ${dias}${nome}`;
    const lugar = { numero, total: dias };
    if (numero === dias) emit(dia, true, ultimoDia(calendario, dia, conta), lugar);
    else if (isBusinessDay(calendario, dia)) emit(dia, true, `${conta}.`, lugar);
    else
      emit(
        dia,
        true,
        `${conta}: ${closedBecause(calendario, dia)} também conta, os dias são corridos.`,
        lugar,
      );
  }
  const fim = addDays(primeiro, dias - 1);
  const vencimento = nextWholeDay(calendario, fim);
  emitClosed(
    calendario,
    { de: addDays(fim, 1), ate: vencimento, porque: 'o prazo não vence neste dia.' },
    emit,
  );
  if (compareDates(fim, vencimento) < 0) {
    emit(vencimento, false, 'Primeiro dia útil depois da contagem: o prazo vence às 23:59:59.');
  }
  return vencimento;
};

/** Every day from the registration to the due date, with the reason it counts or does not. */
export const explain = (calendario: Calendario, prazo: PrazoAExplicar): PrazoExplicado => {
  const porData = new Map<string, DiaDoPrazo>();
  const emit: Emit = (data, conta, motivo, lugar) => {
    porData.set(toIsoDate(data), { data: toIsoDate(data), conta, motivo, ...lugar });
  };

  if (prazo.aposCorte) {
    emit(
      prazo.registro,
      false,
      'Registro feito depois do horário de corte: vale como feito no próximo dia útil.',
    );
  }
  const registro = prazo.aposCorte ? addDays(prazo.registro, 1) : prazo.registro;
  const primeiro = explainStart(calendario, registro, CIENCIA, emit);
  let vencimento = due(calendario, registro, prazo.dias);
  explainCount(calendario, primeiro, prazo.dias, '', emit);

  for (const evento of prazo.eventos ?? []) {
    const deEntao = evento.calendario ?? calendario;
    if (evento.tipo === 'prorrogacao') {
      explainCount(deEntao, addDays(vencimento, 1), evento.dias, ' da prorrogação', emit);
      vencimento = extend(deEntao, vencimento, evento.dias);
    } else if (evento.tipo === 'reabertura') {
      vencimento = explainReopening(deEntao, vencimento, evento, porData, emit);
    } else {
      const { parada, retomada } = evento;
      const novo = resumeAfterStop(deEntao, { vencimento, parada, retomada });
      for (let dia = addDays(vencimento, 1); compareDates(dia, parada) <= 0; dia = addDays(dia, 1)) {
        emit(dia, false, 'O prazo já estava vencido.');
      }
      explainStop(deEntao, evento, daysBetween(parada, vencimento), emit);
      vencimento = novo;
    }
  }
  const dias = [...porData.values()].sort((a, b) => (a.data < b.data ? -1 : 1));
  return { vencimento: toIsoDate(vencimento), dias };
};

/** A new term from the day of the reopening: what was still to come of the old one is void. */
const explainReopening = (
  calendario: Calendario,
  vencimento: PlainDate,
  { dia, dias }: { readonly dia: PlainDate; readonly dias: number },
  porData: Map<string, DiaDoPrazo>,
  emit: Emit,
): PlainDate => {
  for (const data of porData.keys()) if (data >= toIsoDate(dia)) porData.delete(data);
  for (let vago = addDays(vencimento, 1); compareDates(vago, dia) < 0; vago = addDays(vago, 1)) {
    emit(vago, false, 'A manifestação estava encerrada.');
  }
  const primeiro = explainStart(
    calendario,
    dia,
    'Manifestação reaberta: o prazo novo começa no dia útil seguinte.',
    emit,
  );
  return explainCount(calendario, primeiro, dias, ' do prazo novo', emit);
};

/** Why the clock stands still after the first request for complement (Decreto 9.492/2018, art. 18 §2). */
export const COMPLEMENTACAO_PEDIDA = 'complementação pedida';

/** Why a day does not count while the clock stands still. */
export const frasePrazoParado = (motivo: string, parada: PlainDate): string =>
  `Prazo parado: ${motivo} em ${formatData(parada)}.`;

/** The clock stands still after the day of the stop and goes on with the days that were left. */
const explainStop = (
  calendario: Calendario,
  { motivo, parada, retomada }: Extract<EventoDoPrazo, { tipo: 'parada' }>,
  restantes: number,
  emit: Emit,
): void => {
  for (let dia = addDays(parada, 1); compareDates(dia, retomada) < 0; dia = addDays(dia, 1))
    emit(dia, false, frasePrazoParado(motivo, parada));
  if (restantes < 0) {
    emit(retomada, false, 'O prazo deixou de estar parado; ele já estava vencido quando parou.');
    return;
  }
  if (restantes === 0) {
    const vence = compareDates(notice(calendario, retomada), due(calendario, retomada, 0)) === 0;
    const frase = 'O prazo volta a correr, e não restavam dias';
    explainCount(
      calendario,
      explainStart(calendario, retomada, vence ? `${frase}: vence às 23:59:59.` : `${frase}.`, emit),
      0,
      '',
      emit,
    );
    return;
  }
  const sobra = restantes === 1 ? 'falta 1 dia' : `faltam ${restantes} dias`;
  const frase = `O prazo volta a correr no dia útil seguinte: ${sobra}.`;
  explainCount(calendario, explainStart(calendario, retomada, frase, emit), restantes, ' que restavam', emit);
};
