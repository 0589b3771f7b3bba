import { type Caso, cadeiaDoCaso } from '#capabilities/manifestacao/server/index.ts';
import { findOuvidoriaQueMonitora } from '#capabilities/orgao/server/index.ts';
import type { Db } from '#server/db/database.ts';
import { destinoDaDenuncia } from '../domain/destino-da-denuncia.ts';
import { findOuvidoria } from './descumprimento-repository.ts';

export const destinoDoCaso = async (db: Db, { row }: Pick<Caso, 'row'>) =>
  findOuvidoria(
    db,
    destinoDaDenuncia({
      idEsfera: row.id_esfera,
      idOuvidoriaQueMonitora: await findOuvidoriaQueMonitora(db),
      julgadoras: cadeiaDoCaso(row).map(({ idOuvidoriaJulgadora }) => idOuvidoriaJulgadora),
    }),
  );

export const nomeDoOrgao = ({ sigla, nome }: { readonly sigla: string; readonly nome: string }): string =>
  `${sigla} – ${nome}`;
