import {
  assinatura,
  guardarPalavras,
  type NoAto,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { type DecisaoDaDesistencia, decideDesistencia } from './desistencia-repository.ts';

/** Keeps the decision with its reason, and says it in the history. */
export const decidir = async (
  { tx, caso, agora, quem }: NoAto & { readonly quem: QuemAge },
  decisao: DecisaoDaDesistencia['decisao'],
  justificativa: string,
) => {
  const { texto, texto_cifrado } = caso.guardarTexto(justificativa);
  await decideDesistencia(tx, caso.row.id, {
    decisao,
    justificativa: texto,
    justificativa_cifrada: texto_cifrado,
    ...assinatura(quem, caso),
    encerrada_em: agora,
  });
  return {
    detalhes: { decisao, ...guardarPalavras(caso.cofre, 'justificativa', justificativa) },
    resultado: undefined,
  };
};
