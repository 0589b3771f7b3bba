import { perguntasDoSubtipo } from '../../../domain/registrar/subtipos.ts';
import type { TeorEmEdicao } from './teor-em-edicao.ts';

type CamposAdicionais = TeorEmEdicao['camposAdicionais'];

/** One field per question of the special form, with earlier answers filled in. */
export const camposAdicionaisDe = (
  idSubtipo: number | null,
  respondidos: Readonly<CamposAdicionais>,
): CamposAdicionais =>
  (perguntasDoSubtipo[idSubtipo ?? 0] ?? []).map(({ pergunta }) => ({
    nome: pergunta,
    valor: respondidos.find(({ nome }) => nome === pergunta)?.valor ?? '',
  }));
