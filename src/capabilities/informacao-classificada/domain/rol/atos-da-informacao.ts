import { corrigirInformacao } from './corrigir-informacao.ato.ts';
import { desclassificar } from './desclassificar.ato.ts';

/** In the order in which they are offered. */
export const atosDaInformacao = [corrigirInformacao, desclassificar] as const;
