import { isAcesso } from '#kernel/enumeracoes.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { isNoPrazo } from '#kernel/prazo/prazo.ts';
import { DIAS_PARA_PEDIR_REABERTURA } from '#kernel/prazo/prazos-da-lei.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import type { FatosDaManifestacao } from './fatos.ts';
import { reaberturaForaDoPrazo } from './manifestacao-errors.ts';
import { prazoDoCidadao } from './manifestacao-prazos.ts';

export interface FimDoCaso {
  /** Null for a case that has not ended. */
  readonly encerradaEm: number | null;
  /** When the person was told of it; null: not yet. */
  readonly cienciaEm: number | null;
}

/** The last day to ask that an ended case goes on; null for one that has not ended, or whose end was not told yet. */
export const reabrirAte = (
  calendario: Calendario,
  { encerradaEm, cienciaEm }: FimDoCaso,
): PlainDate | null =>
  encerradaEm === null || cienciaEm === null
    ? null
    : prazoDoCidadao(calendario, cienciaEm, DIAS_PARA_PEDIR_REABERTURA);

/** Who was not told of the end may ask at any time (Lei 9.784/1999, art. 66). */
export const podePedirReabertura = (calendario: Calendario, fim: FimDoCaso, agora: number): Verdict => {
  const ultimoDia = reabrirAte(calendario, fim);
  const isATempo = fim.encerradaEm !== null && (ultimoDia === null || isNoPrazo(ultimoDia, agora));
  return isATempo ? allow : refuse(() => reaberturaForaDoPrazo(ultimoDia));
};

/** A request that went to an instance is not answered again: what the instances decide is complied with. */
export const isReabrivel = ({
  idTipoFormulario,
  temRecurso,
}: Pick<FatosDaManifestacao, 'idTipoFormulario' | 'temRecurso'>): boolean =>
  !(isAcesso(idTipoFormulario) && temRecurso);

/** Said to whoever's case was archived; `ate` in words. */
export const fraseDaReabertura = (
  fatos: Pick<FatosDaManifestacao, 'idTipoFormulario' | 'temRecurso'>,
  ate: string,
): string =>
  isReabrivel(fatos)
    ? `Se não concordar ou mudar de ideia, você pode pedir a reabertura até ${ate}, na página da manifestação. O órgão decide e diz por quê.`
    : 'Um pedido que já foi a recurso não é reaberto. A página dele mostra o que ainda cabe, e você pode fazer um novo pedido.';
