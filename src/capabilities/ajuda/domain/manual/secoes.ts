import type { Parte } from './secao.ts';
import { secoesDoCidadao } from './secoes-cidadao.ts';
import { secoesDaEquipe } from './secoes-equipe.ts';

export const partes: readonly Parte[] = [
  { id: 'parte-cidadao', titulo: 'Para cidadãos', secoes: secoesDoCidadao },
  {
    id: 'parte-equipe',
    titulo: 'Para equipes de ouvidoria e de acesso à informação',
    secoes: secoesDaEquipe,
  },
];
