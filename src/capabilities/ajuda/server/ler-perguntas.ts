import type { Db } from '#server/db/database.ts';
import { perguntaNaoEncontrada } from '../domain/ajuda-errors.ts';
import { momentoDe, toPublica } from './pergunta-presenter.ts';
import { findAtiva, listAtivas, listDestaques, listDoTema } from './pergunta-repository.ts';

const NA_PAGINA_INICIAL = 5;
const PARECIDAS = 5;

export const listarPerguntas = async (db: Db) => (await listAtivas(db)).map(toPublica);

export const listarDestaques = async (db: Db) =>
  (await listDestaques(db, NA_PAGINA_INICIAL)).map(({ slug, pergunta, resposta }) => ({
    slug,
    pergunta,
    resposta,
  }));

export const abrirPergunta = async (db: Db, slug: string) => {
  const row = await findAtiva(db, slug);
  if (!row) throw perguntaNaoEncontrada();
  const { tema, pergunta, resposta, alterada_em } = row;
  return {
    slug,
    tema,
    pergunta,
    resposta,
    alteradaEm: momentoDe(alterada_em),
    parecidas: await listDoTema(db, row, PARECIDAS),
  };
};
