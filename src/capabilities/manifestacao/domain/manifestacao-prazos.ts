import { TipoFormulario } from '#kernel/enumeracoes.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { due } from '#kernel/prazo/prazo.ts';

/** Lei 13.460/2017, art. 16: thirty days, once more as many with a justification. */
export const DIAS_OUVIDORIA = 30;
export const DIAS_PRORROGACAO_OUVIDORIA = 30;

/** Lei 12.527/2011, art. 11 §§1 and 2: twenty days, ten more with a justification. */
export const DIAS_ACESSO = 20;
export const DIAS_PRORROGACAO_ACESSO = 10;

/** Decreto 9.492/2018, art. 18 §2: the citizen completes in twenty days; silence archives. */
export const DIAS_COMPLEMENTACAO = 20;

/** Decreto 10.153/2019: silence in twenty days is no consent. */
export const DIAS_CONSENTIMENTO = 20;

export const isAcesso = (idTipoFormulario: number): boolean =>
  idTipoFormulario === TipoFormulario.acessoAInformacao;

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

/** A citizen's last day: continuous days from the act that opened the term, moved to a business day. */
export const prazoDoCidadao = (calendario: Calendario, abertura: PlainDate, dias: number): PlainDate =>
  due(calendario, abertura, dias);
