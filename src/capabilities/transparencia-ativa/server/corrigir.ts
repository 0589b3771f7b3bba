import { corrigir as ato } from '../domain/corrigir.ato.ts';
import { fazNoItem } from './faz-no-item.ts';
import { respostaDoOrgao } from './responder.ts';

/** Answers an evaluated item again. */
export const corrigir = fazNoItem(ato, async (no, resposta) => respostaDoOrgao(no, resposta));
