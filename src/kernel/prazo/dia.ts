/**
 * A day of the Gregorian calendar as three numbers and how many days it is after 1970-01-01. Terms are counted for every row of
 * every list: a number that is added to costs a tenth of Temporal's records, which `data.test.ts` compares it with.
 */
class Dia {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly #numero: number;

  constructor(year: number, month: number, day: number, numero: number) {
    this.year = year;
    this.month = month;
    this.day = day;
    this.#numero = numero;
  }

  static numero(dia: Dia): number {
    return dia.#numero;
  }

  toString(): string {
    return toIsoDate(this);
  }

  toJSON(): string {
    return toIsoDate(this);
  }
}

/**
 * A calendar day without hour or zone: deadlines are days, and a `Date` would move them by one wherever the machine's
 * zone differs.
 */
export type PlainDate = Dia;

/** Days since 1970-01-01. */
export const numeroDe = (data: PlainDate): number => Dia.numero(data);

const DIAS_DA_ERA = 146_097;
const ANOS_DA_ERA = 400;
const DE_MARCO_DO_ANO_0 = 719_468;
/** As far as `Date` and Temporal go. */
const MAXIMO = 100_000_000;

/** Years begin in March here, so that the leap day is the last: 400 of them, an era, always have the same days. */
const numeroDoDia = (ano: number, mes: number, dia: number): number => {
  const anoDeMarco = mes > 2 ? ano : ano - 1;
  const era = Math.floor(anoDeMarco / ANOS_DA_ERA);
  const anoNaEra = anoDeMarco - era * ANOS_DA_ERA;
  const diaNoAno = Math.floor((153 * (mes > 2 ? mes - 3 : mes + 9) + 2) / 5) + dia - 1;
  const diaNaEra = anoNaEra * 365 + Math.floor(anoNaEra / 4) - Math.floor(anoNaEra / 100) + diaNoAno;
  return era * DIAS_DA_ERA + diaNaEra - DE_MARCO_DO_ANO_0;
};

/** The day with this number. */
export const diaDoNumero = (numero: number): PlainDate => {
  if (!Number.isInteger(numero) || Math.abs(numero) > MAXIMO) throw new RangeError(`Not a day: ${numero}`);
  const desdeMarco = numero + DE_MARCO_DO_ANO_0;
  const era = Math.floor(desdeMarco / DIAS_DA_ERA);
  const diaNaEra = desdeMarco - era * DIAS_DA_ERA;
  const anoNaEra = Math.floor(
    (diaNaEra -
      Math.floor(diaNaEra / 1460) +
      Math.floor(diaNaEra / 36_524) -
      Math.floor(diaNaEra / 146_096)) /
      365,
  );
  const diaNoAno = diaNaEra - (365 * anoNaEra + Math.floor(anoNaEra / 4) - Math.floor(anoNaEra / 100));
  const mesDeMarco = Math.floor((5 * diaNoAno + 2) / 153);
  const dia = diaNoAno - Math.floor((153 * mesDeMarco + 2) / 5) + 1;
  const mes = mesDeMarco < 10 ? mesDeMarco + 3 : mesDeMarco - 9;
  return new Dia(anoNaEra + era * ANOS_DA_ERA + (mes <= 2 ? 1 : 0), mes, dia, numero);
};

const isBissexto = (ano: number): boolean => ano % 4 === 0 && (ano % 100 !== 0 || ano % 400 === 0);
const diasDoMes = (ano: number, mes: number): number => {
  if (mes === 2) return isBissexto(ano) ? 29 : 28;
  return mes === 4 || mes === 6 || mes === 9 || mes === 11 ? 30 : 31;
};

export const plainDateOrNull = (ano: number, mes: number, dia: number): PlainDate | null => {
  const existe =
    Number.isInteger(ano) &&
    Number.isInteger(mes) &&
    Number.isInteger(dia) &&
    mes >= 1 &&
    mes <= 12 &&
    dia >= 1 &&
    dia <= diasDoMes(ano, mes);
  if (!existe) return null;
  const numero = numeroDoDia(ano, mes, dia);
  return Math.abs(numero) > MAXIMO ? null : new Dia(ano, mes, dia, numero);
};

const doisDigitos = (numero: number): string => (numero < 10 ? `0${numero}` : String(numero));
const anoEscrito = (ano: number): string => {
  if (ano >= 1000 && ano <= 9999) return String(ano);
  if (ano >= 0 && ano <= 9999) return String(ano).padStart(4, '0');
  return `${ano < 0 ? '-' : '+'}${String(Math.abs(ano)).padStart(6, '0')}`;
};

/** yyyy-mm-dd, as the database and the wire write it. */
export const toIsoDate = ({ year, month, day }: PlainDate): string =>
  `${anoEscrito(year)}-${doisDigitos(month)}-${doisDigitos(day)}`;
