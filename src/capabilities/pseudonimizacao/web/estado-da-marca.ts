import type { Marca } from '../domain/marcas.ts';

export type EstadoDaMarca = 'coberta' | 'dica' | 'a-mostra';

export const estadoDa = ({ coberta, origem }: Marca): EstadoDaMarca => {
  if (coberta) return 'coberta';
  return origem === 'dica' ? 'dica' : 'a-mostra';
};

export const nomeDoEstado: Readonly<Record<EstadoDaMarca, string>> = {
  coberta: 'Vai coberto',
  dica: 'Dica: vai à mostra',
  'a-mostra': 'Vai à mostra',
};
