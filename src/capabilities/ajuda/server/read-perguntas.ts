import type { Db } from '#server/db/database.ts';
import { perguntaNaoEncontrada } from '../domain/ajuda-errors.ts';
import { momentoDe, toPublica } from './pergunta-presenter.ts';
import { findAtiva, listAtivas, listDoTema, selectDestaques } from './pergunta-repository.ts';

const NA_PAGINA_INICIAL = 5;
const PARECIDAS = 5;

export const listPerguntas = async (db: Db) => (await listAtivas(db)).map(toPublica);

export const listDestaques = async (db: Db) =>
  (await selectDestaques(db, NA_PAGINA_INICIAL)).map(({ slug, pergunta, resposta }) => ({
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
