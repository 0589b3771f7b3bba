import { ultimoDiaDaEntrega } from '#capabilities/remedio/domain/recurso-prazos.ts';
import { compareDates, type PlainDate } from '#kernel/prazo/data.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { consultaNoPassado, consultaTardia, nadaEntregue } from './cumprimento-errors.ts';

export interface EntregaPedida {
  readonly texto: string | null;
  readonly arquivos: number;
  readonly diaDaConsulta: PlainDate | null;
}

/** A delivery hands something over: words, a file, or where and when to see it (LAI art. 11 § 1º, I). */
export const checkEntrega = ({ texto, arquivos, diaDaConsulta }: EntregaPedida, hoje: PlainDate): Verdict => {
  if (texto === null && arquivos === 0 && diaDaConsulta === null) return refuse(nadaEntregue());
  if (diaDaConsulta === null) return allow;
  if (compareDates(diaDaConsulta, hoje) < 0) return refuse(consultaNoPassado());
  const ultima = ultimoDiaDaEntrega(hoje);
  return compareDates(diaDaConsulta, ultima) > 0 ? refuse(consultaTardia(ultima)) : allow;
};
