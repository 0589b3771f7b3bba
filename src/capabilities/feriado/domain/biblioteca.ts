import { getHolidays, type Holiday, type StateCode } from '@brazilian-utils/brazilian-utils/get-holidays';
import { ufs } from '#kernel/enumeracoes.ts';
import type { Feriado } from '#kernel/prazo/calendario.ts';
import { addDays, type PlainDate, plainDate, toIsoDate } from '#kernel/prazo/data.ts';

/** Names as in federal law and the yearly calendar of the federal executive. */
const nomeOficial: Readonly<Record<string, string>> = {
  'Ano novo': 'Confraternização Universal',
  'Sexta-feira Santa': 'Paixão de Cristo',
  'Dia do trabalhador': 'Dia do Trabalho',
  'Dia da Consciência Negra': 'Dia Nacional de Zumbi e da Consciência Negra',
};

/** The library gives local midnight: its local parts are the day meant, in any time zone. */
const dayOf = ({ date }: Holiday): PlainDate =>
  plainDate(date.getFullYear(), date.getMonth() + 1, date.getDate());

const found = (holidays: readonly Holiday[], nome: string): PlainDate => {
  const holiday = holidays.find(({ name }) => name === nome);
  if (!holiday) throw new Error(`The library no longer has ${nome}`);
  return dayOf(holiday);
};

/** Until Lei PE 16.059/2017 Pernambuco observed its Data Magna on a Sunday. */
const isObservado = (uf: string, ano: number, nome: string): boolean =>
  !(uf === 'PE' && nome === 'Revolução Pernambucana' && ano < 2018);

const doEstado = (uf: (typeof ufs)[number], ano: number): Feriado[] => {
  const estadual = (data: PlainDate, descricao: string): Feriado => ({
    data: toIsoDate(data),
    descricao,
    abrangencia: 'estadual',
    uf,
  });
  return [
    ...getHolidays({ year: ano, stateCode: uf as StateCode })
      .filter(({ type, name }) => type === 'state' && isObservado(uf, ano, name))
      .map((holiday) => estadual(dayOf(holiday), holiday.name)),
    // Lei RJ 5.243/2008, which the library leaves out.
    ...(uf === 'RJ' ? [estadual(found(getHolidays(ano), 'Carnaval (terça-feira)'), 'Carnaval')] : []),
  ];
};

export const corpusChristiDe = (ano: number): PlainDate => found(getHolidays(ano), 'Corpus Christi');

/** A ponto facultativo until 14:00 only: a day of reduced hours, so none of the closed days below. */
export const quartaDeCinzasDe = (ano: number): PlainDate =>
  addDays(found(getHolidays(ano), 'Carnaval (terça-feira)'), 1);

const doPais = (ano: number): Feriado[] => {
  const holidays = getHolidays(ano);
  const carnaval = found(holidays, 'Carnaval (terça-feira)');
  const federal = (data: PlainDate, descricao: string): Feriado => ({
    data: toIsoDate(data),
    descricao,
    abrangencia: 'federal',
  });
  return [
    ...holidays
      .filter(({ type }) => type === 'national')
      .map(
        (holiday): Feriado => ({
          data: toIsoDate(dayOf(holiday)),
          descricao: nomeOficial[holiday.name] ?? holiday.name,
          abrangencia: 'nacional',
        }),
      ),
    federal(addDays(carnaval, -1), 'Carnaval'),
    federal(carnaval, 'Carnaval'),
    federal(found(holidays, 'Corpus Christi'), 'Corpus Christi'),
  ];
};

/** A holiday on the day of a national one closes nobody who was not closed already. */
export const semOsNacionais = <F extends Pick<Feriado, 'data' | 'abrangencia' | 'reduzido'>>(
  feriados: readonly F[],
): F[] => {
  const fechados = new Set(
    feriados
      .filter(({ abrangencia, reduzido }) => abrangencia === 'nacional' && !reduzido)
      .map(({ data }) => data),
  );
  return feriados.filter(({ data, abrangencia }) => abrangencia === 'nacional' || !fechados.has(data));
};

/** The holidays of the country, the federal offices and the states; it has none of cities. */
export const feriadosDaBiblioteca = (ano: number): Feriado[] =>
  semOsNacionais([...doPais(ano), ...ufs.flatMap((uf) => doEstado(uf, ano))]).sort((a, b) =>
    a.data < b.data ? -1 : a.data > b.data ? 1 : 0,
  );
