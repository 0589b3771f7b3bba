import { type NomeDeTabela, tabelas } from '../domain/conjuntos.ts';

/** The place of the requester's key, which the number used in the files replaces; -1 if the rows have none. */
export const lugarDoSolicitante = (conjunto: NomeDeTabela): number =>
  conjunto === 'solicitantes'
    ? -1
    : tabelas[conjunto].colunas.findIndex(({ nome }) => nome === 'IdSolicitante');
