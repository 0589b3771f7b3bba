import type { Parte } from './secao.ts';
import { secoesDaEquipe } from './secoes-da-equipe.ts';
import { secoesDoCidadao } from './secoes-do-cidadao.ts';

export const partes: readonly Parte[] = [
  { id: 'parte-cidadao', titulo: 'Para cidadãos', secoes: secoesDoCidadao },
  {
    id: 'parte-equipe',
    titulo: 'Para equipes de ouvidoria e de acesso à informação',
    secoes: secoesDaEquipe,
  },
];
