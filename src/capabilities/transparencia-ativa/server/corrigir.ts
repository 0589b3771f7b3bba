import { corrigir as ato } from '../domain/corrigir.ato.ts';
import { fazNoItem } from './faz-no-item.ts';
import { respostaDoOrgao } from './responder.ts';

/** What was evaluated is answered anew. */
export const corrigir = fazNoItem(ato, async (no, resposta) => respostaDoOrgao(no, resposta));
