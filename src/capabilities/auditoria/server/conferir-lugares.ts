import { problemaSolto } from '../domain/problema.ts';
import type { Verificador } from './conferir-series.ts';
import { listEncaminhamentosFalsos, listForaDoLugar } from './lugar-do-caso-repository.ts';

const lugarDa = (id: number): string => `manifestação ${id}`;

/** The office in a case's row decides for whom the server opens it: it must be where the acts of the log brought it. */
export const conferirLugares = async ({ db, aoAchar }: Verificador): Promise<void> => {
  for (const { id, idOuvidoria } of await listForaDoLugar(db))
    aoAchar(problemaSolto('caso-fora-do-lugar', { idOuvidoria, lugar: lugarDa(id) }));
  for (const { id, idOuvidoria } of await listEncaminhamentosFalsos(db))
    aoAchar(problemaSolto('encaminhamento-sem-ato', { idOuvidoria, lugar: lugarDa(id) }));
};
