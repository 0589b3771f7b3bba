import type { Mudanca, TipoDeMudanca } from '../domain/mudanca.ts';

interface MudancaRow {
  readonly idMudanca: number;
  readonly codigo: number;
  readonly tipo: string;
  readonly nome: string;
  readonly antes: unknown;
  readonly depois: unknown;
}

export const presentMudanca = ({ idMudanca, codigo, tipo, nome, antes, depois }: MudancaRow) => ({
  idMudanca,
  codigo,
  tipo: tipo as TipoDeMudanca,
  nome,
  antes: antes as Mudanca['antes'],
  depois: depois as Mudanca['depois'],
});
