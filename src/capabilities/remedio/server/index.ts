/** The table of promises, for every capability that makes, moves or ends one. */
export {
  encerrarPromessas,
  findPromessa,
  insertEntrega,
  type PromessaRow,
  prometer,
  renovarPromessa,
  updatePromessa,
} from './promessa-repository.ts';
