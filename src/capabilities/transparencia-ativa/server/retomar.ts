import { retomar as ato } from '../domain/retomar.ato.ts';
import { fazNoItem } from './faz-no-item.ts';

/** Before the authority looked, the body may still take an item back. */
export const retomar = fazNoItem(ato, async () => ({ mudancas: { enviada_em: null, id_remetente: null } }));
