import { formatData } from '../texto.ts';
import { type Abrangencia, type Calendario, isBusinessDay, nextBusinessDay } from './calendario.ts';
import { addDays, compareDates, dayOfWeek, daysBetween, type PlainDate, toIsoDate } from './data.ts';
import { due, extend, resumeAfterStop, start } from './prazo.ts';

export interface DiaDoPrazo {
  /** yyyy-mm-dd */
  readonly data: string;
  readonly conta: boolean;
  /** The sentence a person reads. */
  readonly motivo: string;
}

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
  /** The calendar of the office that had the case then, if not the one that first received it. */
  readonly calendario?: Calendario;
};

export interface PrazoAExplicar {
  readonly registro: PlainDate;
  /** Registered after the evening cut-off: counted as if it were the next day. */
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

const capitalized = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1);

/** 'domingo', 'feriado nacional (Natal)': why the offices are closed that day. */
const closedBecause = (calendario: Calendario, data: PlainDate): string => {
  const feriado = calendario.feriadoEm(data);
  if (!feriado) return nomesDosDias[dayOfWeek(data) - 1] ?? '';
  return `${nomesDosFeriados[feriado.abrangencia]} (${feriado.descricao})`;
};

type Emit = (data: PlainDate, conta: boolean, motivo: string) => void;

/** The days from the registration to the start of the count, which the law itself excludes. */
const explainStart = (
  calendario: Calendario,
  registro: PlainDate,
  primeiro: string,
  emit: Emit,
): PlainDate => {
  const inicio = start(calendario, registro);
  for (let dia = registro; compareDates(dia, inicio) < 0; dia = addDays(dia, 1)) {
    const motivo = capitalized(closedBecause(calendario, dia));
    emit(dia, false, `${motivo}: não é dia útil e a contagem espera o próximo dia útil.`);
  }
  emit(inicio, false, primeiro);
  return inicio;
};

/** The counted days after `inicio`, then the wait for a business day. Returns the due date. */
const explainCount = (
  calendario: Calendario,
  inicio: PlainDate,
  dias: number,
  nome: string,
  emit: Emit,
): PlainDate => {
  for (let numero = 1; numero <= dias; numero++) {
    const dia = addDays(inicio, numero);
    const conta = `Dia ${numero} de ${dias}${nome}`;
    const util = isBusinessDay(calendario, dia);
    if (numero === dias) {
      emit(
        dia,
        true,
        util
          ? `${conta}: o prazo vence às 23:59:59.`
          : `${conta}, mas é ${closedBecause(calendario, dia)}: o vencimento passa para o próximo dia útil.`,
      );
    } else {
      emit(
        dia,
        true,
        util
          ? `${conta}.`
          : `${conta}: ${closedBecause(calendario, dia)} também conta, os dias são corridos.`,
      );
    }
  }
  const fim = addDays(inicio, dias);
  const vencimento = nextBusinessDay(calendario, fim);
  for (let dia = addDays(fim, 1); compareDates(dia, vencimento) < 0; dia = addDays(dia, 1)) {
    emit(dia, false, `${capitalized(closedBecause(calendario, dia))}: não é dia útil.`);
  }
  if (compareDates(fim, vencimento) < 0) {
    emit(vencimento, false, 'Primeiro dia útil depois da contagem: o prazo vence às 23:59:59.');
  }
  return vencimento;
};

/** Every day from the registration to the due date, with the reason it counts or does not. */
export const explain = (calendario: Calendario, prazo: PrazoAExplicar): PrazoExplicado => {
  const porData = new Map<string, DiaDoPrazo>();
  const emit: Emit = (data, conta, motivo) => {
    porData.set(toIsoDate(data), { data: toIsoDate(data), conta, motivo });
  };

  if (prazo.aposCorte) {
    emit(
      prazo.registro,
      false,
      'Registro feito depois do horário de corte: vale como feito no dia seguinte.',
    );
  }
  const registro = prazo.aposCorte ? addDays(prazo.registro, 1) : prazo.registro;
  const inicio = explainStart(calendario, registro, 'Início da contagem: o primeiro dia não conta.', emit);
  let vencimento = due(calendario, registro, prazo.dias);
  explainCount(calendario, inicio, prazo.dias, '', emit);

  for (const evento of prazo.eventos ?? []) {
    const deEntao = evento.calendario ?? calendario;
    if (evento.tipo === 'prorrogacao') {
      explainCount(deEntao, vencimento, evento.dias, ' da prorrogação', emit);
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

/** A new term that begins on the day of the reopening; the rest of the old term is void. */
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
  const inicio = explainStart(
    calendario,
    dia,
    'Manifestação reaberta: começa um prazo novo e o primeiro dia não conta.',
    emit,
  );
  return explainCount(calendario, inicio, dias, ' do prazo novo', emit);
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
  const sobra = restantes === 1 ? 'falta 1 dia' : `faltam ${restantes} dias`;
  const primeiro =
    restantes === 0
      ? 'O prazo volta a correr: não restavam dias e ele vence às 23:59:59.'
      : `O prazo volta a correr: a contagem recomeça e ${sobra}.`;
  const inicio = explainStart(calendario, retomada, primeiro, emit);
  explainCount(calendario, inicio, restantes, ' que restavam', emit);
};
