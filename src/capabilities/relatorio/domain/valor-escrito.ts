import { once } from '#kernel/once.ts';
import type { Unidade } from './definicao.ts';
import type { Valor } from './grupos.ts';

const numero = once(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }));

const comUnidade: Readonly<Record<Unidade, (escrito: string, valor: number) => string>> = {
  numero: (escrito) => escrito,
  'por-cento': (escrito) => `${escrito}%`,
  dias: (escrito, valor) => `${escrito} ${valor === 1 ? 'dia' : 'dias'}`,
  minutos: (escrito) => `${escrito} min`,
};

/** '1.234', '34,5%', '12 dias'; a dash where there was nothing to count or it is withheld. */
export const valorEscrito = (valor: Valor, unidade: Unidade): string =>
  valor === null ? '–' : comUnidade[unidade](numero().format(valor), valor);
