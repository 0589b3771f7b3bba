import { setImmediate } from 'node:timers/promises';
import type { Db } from '#server/db/database.ts';
import { type Aprendido, aprenderAosPoucos, type Ensinado } from '../domain/ordem/aprender.ts';
import { textosDeAjuda } from '../domain/textos-de-ajuda.ts';
import { estadoDasPerguntas, listFormas } from './formas-repository.ts';

interface Guardado {
  readonly estado: string;
  readonly aprendido: Promise<Aprendido>;
}

/** By database: what was learned of its questions, until one of them changes. */
const guardados = new WeakMap<object, Guardado>();

export const chaveDe = ({ fonte, titulo }: { readonly fonte: string; readonly titulo: string }): string =>
  `${fonte}:${titulo}`;

const ensinadosDe = async (db: Db): Promise<Ensinado[]> => [
  ...(await listFormas(db)).map(({ pergunta, sinonimos }) => ({
    chave: chaveDe({ fonte: 'pergunta', titulo: pergunta }),
    formas: [pergunta, ...sinonimos],
  })),
  ...textosDeAjuda.map((texto) => ({
    chave: chaveDe(texto),
    formas: [texto.titulo, ...texto.sinonimos],
  })),
];

/** Takes some tenths of a second in all; others are answered in between. */
const aprender = async (db: Db): Promise<Aprendido> => {
  const passos = aprenderAosPoucos(await ensinadosDe(db));
  for (;;) {
    const passo = passos.next();
    if (passo.done) return passo.value;
    await setImmediate();
  }
};

/** What the ways of asking teach, learned anew once somebody changed a question. */
export const aprendidoDe = async (db: Db): Promise<Aprendido> => {
  const de = db.getExecutor().adapter;
  const estado = await estadoDasPerguntas(db);
  const guardado = guardados.get(de);
  if (guardado?.estado === estado) return guardado.aprendido;
  const aprendido = aprender(db);
  guardados.set(de, { estado, aprendido });
  aprendido.catch(() => guardados.delete(de));
  return aprendido;
};
