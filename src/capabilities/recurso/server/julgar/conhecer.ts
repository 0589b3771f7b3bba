import { conhecer as ato } from '../../domain/atos/conhecer.ato.ts';
import { fazNoRecurso } from '../agir-no-recurso.ts';

/** Accepts the appeal for judgement; nothing is decided yet. */
export const conhecer = fazNoRecurso(ato, async ({ agora, recurso: { row } }) => ({
  informacoes: 'O recurso foi conhecido e será julgado.',
  detalhes: { idRecurso: row.id },
  mudancas: { conhecido: true, conhecido_em: agora },
  resultado: undefined,
}));
