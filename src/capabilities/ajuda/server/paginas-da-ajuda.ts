import type { Db } from '#server/db/database.ts';
import { listEnderecos } from './pergunta-repository.ts';

const PAGINAS = [
  '/web/perguntas-frequentes',
  '/web/manual',
  '/web/simulador-de-prazos',
  '/web/acessibilidade',
];

/** The addresses of the help for search engines: its pages, and every question. */
export const paginasDaAjuda = async (
  db: Db,
): Promise<{ readonly endereco: string; readonly quando: Date | null }[]> => [
  ...PAGINAS.map((endereco) => ({ endereco, quando: null })),
  ...(await listEnderecos(db)).map(({ slug, alterada_em }) => ({
    endereco: `/web/perguntas-frequentes/${slug}`,
    quando: alterada_em,
  })),
];
