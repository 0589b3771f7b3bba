import { retomar as ato } from '../domain/retomar.ato.ts';
import { fazNoItem } from './faz-no-item.ts';

/** Until the authority evaluates it, the body may take an item back. */
export const retomar = fazNoItem(ato, async () => ({ mudancas: { enviada_em: null, id_remetente: null } }));
