import { conflict } from '#kernel/errors.ts';
import { localDate, type PlainDate } from '#kernel/prazo/data.ts';
import { isNoPrazo } from '#kernel/prazo/prazo.ts';
import { formatData } from '#kernel/texto.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { TipoRespostaRecurso } from './decisao-do-recurso.ts';
import { type IdInstancia, Instancia } from './instancia.ts';

/** Decisions of an instance that knew the appeal and denied it, whole or in part. */
const conheceuENegou: readonly number[] = [
  TipoRespostaRecurso.indeferido,
  TipoRespostaRecurso.parcialmenteDeferido,
  TipoRespostaRecurso.perdaDeObjetoParcial,
];

/**
 * LAI art. 16 § 3º and Súmula CMRI 8: the commission hears only appeals that the third instance
 * knew and denied. Of every other instance any decision that does not grant everything is enough.
 */
export const abreInstancia = (seguinte: IdInstancia, idTipoResposta: number | null): boolean =>
  seguinte !== Instancia.cmri || (idTipoResposta !== null && conheceuENegou.includes(idTipoResposta));

/** The appeal before the instance below the commission. */
export interface NaTerceira {
  readonly registradoEm?: number | undefined;
  readonly prazo: PlainDate | null;
  readonly respondidoEm: number | null;
  readonly idTipoResposta: number | null;
}

/**
 * Whether the commission may be appealed to, or why not: it owes no answer to silence, so while
 * nothing was decided the refusal says who holds the appeal and since when.
 */
export const abreAComissao = (
  { registradoEm, prazo, respondidoEm, idTipoResposta }: NaTerceira,
  agora: number,
): Verdict => {
  if (respondidoEm !== null) {
    return abreInstancia(Instancia.cmri, idTipoResposta)
      ? allow
      : refuse(
          conflict(
            'recurso.comissao-nao-cabe',
            'À CMRI só se recorre quando a CGU conhece do recurso e nega o acesso, no todo ou em parte. Aqui a CGU não negou: não conheceu do recurso, ou entendeu que ele perdeu o objeto. Para a mesma informação, você pode fazer um novo pedido.',
          ),
        );
  }
  if (prazo === null || isNoPrazo(prazo, agora)) return allow;
  const desde = registradoEm === undefined ? '' : `, desde ${formatData(localDate(registradoEm))}`;
  return refuse(
    conflict(
      'recurso.com-a-cgu',
      `O recurso está com a CGU${desde}: a decisão devia ter saído até ${formatData(prazo)} e ainda é devida. À CMRI só se recorre depois que a CGU decidir. Você recebe a decisão assim que ela sair; se demorar, pode reclamar à ouvidoria da CGU.`,
    ),
  );
};
