import { updatePromessa } from '#capabilities/remedio/server/index.ts';
import { confirmarEntrega as ato } from '../domain/confirmar-entrega.ato.ts';
import { fazNaPromessa } from './faz-na-promessa.ts';
import { deOndeVem } from './promessa-presenter.ts';

/** The person has what was promised: nothing is owed any more. */
export const confirmarEntrega = fazNaPromessa(ato, async ({ tx, agora, promessa }) => {
  await updatePromessa(tx, promessa.id, { confirmada_em: agora });
  return {
    informacoes: `Quem pediu confirmou que recebeu o que foi prometido (${deOndeVem(promessa)}).`,
    detalhes: { idPromessa: promessa.id },
    resultado: undefined,
  };
});
