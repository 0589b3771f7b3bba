import type { EventoDeEmail } from '#capabilities/email/domain/eventos.ts';
import type { Aviso } from '#capabilities/manifestacao/server/index.ts';
import type { Db } from '#server/db/database.ts';
import { listAutoridades } from './interpor/interpor-repository.ts';
import { findOrgaos } from './ler/visto-repository.ts';

/** An instance, and the office where it sits. */
export interface Cadeira {
  readonly idOuvidoriaJulgadora: number;
  readonly idInstancia: number;
}

export const caminhoDoRecurso = (idRecurso: number): string => `/recurso/responder/${idRecurso}`;

/** One event's mails to those who decide: the instance's office and each person named there. */
export const avisosDaInstancia = async <Evento extends EventoDeEmail>(
  db: Db,
  { idOuvidoriaJulgadora, idInstancia }: Cadeira,
  aviso: { readonly evento: Evento } & Omit<Aviso, 'evento' | 'orgao' | 'idServidor'>,
): Promise<(Aviso & { readonly evento: Evento })[]> => {
  const [orgao] = await findOrgaos(db, [idOuvidoriaJulgadora]);
  const autoridades = await listAutoridades(db, idOuvidoriaJulgadora, idInstancia);
  return [
    { ...aviso, orgao: orgao?.email ?? null, idOrgaoAvisado: idOuvidoriaJulgadora },
    ...autoridades.flatMap(({ id, email }) =>
      email
        ? [
            {
              ...aviso,
              orgao: email,
              idServidor: id,
              ...(aviso.chave && { chave: `${aviso.chave}:${id}` }),
            },
          ]
        : [],
    ),
  ];
};
