import { isAcesso } from '#kernel/enumeracoes.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { countedDay, due } from '#kernel/prazo/prazo.ts';
import {
  DIAS_ACESSO,
  DIAS_OUVIDORIA,
  DIAS_PRORROGACAO_ACESSO,
  DIAS_PRORROGACAO_OUVIDORIA,
} from '#kernel/prazo/prazos-da-lei.ts';

export const diasParaResponder = (idTipoFormulario: number): number =>
  isAcesso(idTipoFormulario) ? DIAS_ACESSO : DIAS_OUVIDORIA;

export const diasDeProrrogacao = (idTipoFormulario: number): number =>
  isAcesso(idTipoFormulario) ? DIAS_PRORROGACAO_ACESSO : DIAS_PRORROGACAO_OUVIDORIA;

/** The office's first due date; `registro` is the counted day (evening cut-off already applied). */
export const prazoParaResponder = (
  calendario: Calendario,
  registro: PlainDate,
  idTipoFormulario: number,
): PlainDate => due(calendario, registro, diasParaResponder(idTipoFormulario));

/** A citizen's last day: continuous days from the act that opened the term, to a business day. */
export const prazoDoCidadao = (calendario: Calendario, abertoEm: number, dias: number): PlainDate =>
  due(calendario, countedDay(calendario, abertoEm), dias);
