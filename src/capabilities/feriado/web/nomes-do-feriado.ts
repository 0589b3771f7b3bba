import {
  addDays,
  dayOfWeek,
  type PlainDate,
  parseIsoDate,
  plainDate,
  toIsoDate,
} from '#kernel/prazo/data.ts';
import type { LinhaDoFeriado, PrazoQueMuda } from '../contract.ts';
import { expedienteDe, nomesDasAbrangencias, nomesDosExpedientes } from '../domain/feriado.ts';

export const enderecoDoFeriado = (idFeriado: number): string => `/feriado/detalhar/${idFeriado}`;

type ComLugar = Pick<LinhaDoFeriado, 'abrangencia' | 'lugar'>;

/** 'Estadual (Ceará)' */
export const ondeVale = ({ abrangencia, lugar }: ComLugar): string =>
  lugar === '' ? nomesDasAbrangencias[abrangencia] : `${nomesDasAbrangencias[abrangencia]} (${lugar})`;

export const nomeDoExpediente = (dia: Pick<LinhaDoFeriado, 'reduzido'>): string =>
  nomesDosExpedientes[expedienteDe(dia)];

/** 'Estadual (Ceará)', 'Estadual (Ceará), expediente reduzido' */
export const comoVale = (dia: ComLugar & Pick<LinhaDoFeriado, 'reduzido'>): string =>
  dia.reduzido ? `${ondeVale(dia)}, expediente reduzido` : ondeVale(dia);

const MESES = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const;
const DIAS = [
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
  'domingo',
] as const;

export const nomeDoMes = (mes: number): string => MESES[mes - 1] ?? '';

/** '25 de março de 2026, quarta-feira' */
export const diaPorExtenso = (iso: string): string => {
  const dia = parseIsoDate(iso);
  if (!dia) return iso;
  return `${dia.day} de ${nomeDoMes(dia.month)} de ${dia.year}, ${DIAS[dayOfWeek(dia) - 1]}`;
};

/** 'Todo dia 25 de março', '60 dias depois da Páscoa' */
export const quandoAcontece = ({
  tipo,
  data,
  deslocamento,
}: Pick<LinhaDoFeriado, 'tipo' | 'data' | 'deslocamento'>): string => {
  const dia = parseIsoDate(data);
  if (tipo === 'fixo' && dia) return `Todo dia ${dia.day} de ${nomeDoMes(dia.month)}`;
  if (tipo === 'movel' && deslocamento !== null) return daPascoa(deslocamento);
  return 'Um dia só';
};

const daPascoa = (deslocamento: number): string => {
  if (deslocamento === 0) return 'No domingo de Páscoa';
  const dias = Math.abs(deslocamento) === 1 ? '1 dia' : `${Math.abs(deslocamento)} dias`;
  return deslocamento > 0 ? `${dias} depois da Páscoa` : `${dias} antes da Páscoa`;
};

/** The days of a month in weeks from Sunday, padded with empty cells. */
export const semanasDoMes = (ano: number, mes: number): (string | null)[][] => {
  const primeiro = plainDate(ano, mes, 1);
  const dias: (string | null)[] = Array.from({ length: dayOfWeek(primeiro) % 7 }, () => null);
  for (let dia: PlainDate = primeiro; dia.month === mes; dia = addDays(dia, 1)) dias.push(toIsoDate(dia));
  while (dias.length % 7 !== 0) dias.push(null);
  return Array.from({ length: dias.length / 7 }, (_, semana) => dias.slice(semana * 7, semana * 7 + 7));
};

export const quantosPrazos = (total: number): string =>
  total === 1 ? '1 prazo aberto' : `${total.toLocaleString('pt-BR')} prazos abertos`;

export const nomeDoPrazo: Readonly<Record<PrazoQueMuda['tipo'], string>> = {
  manifestacao: 'Resposta',
  esclarecimento: 'Esclarecimento do recurso',
  recurso: 'Recurso',
  complementacao: 'Complementação',
  consentimento: 'Consentimento',
  desclassificacao: 'Desclassificação',
};
