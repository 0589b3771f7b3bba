import type { z } from 'zod';
import type { Manifestante } from '#capabilities/manifestacao/server/index.ts';
import { isDocumentoDeEstrangeiro, nomeDoDocumento } from '#kernel/numeros/documento.ts';
import type { Db } from '#server/db/database.ts';
import type { manifestante } from '../domain/manifestante.ts';
import { isDocumentoProvado } from './manifestante-repository.ts';

export const readManifestante = async (
  db: Db,
  pessoa: Manifestante,
): Promise<z.output<typeof manifestante>> => ({
  nome: pessoa.nome,
  email: pessoa.email ?? null,
  telefone: pessoa.telefone ?? null,
  documento: pessoa.documento ?? null,
  isDocumentoProvado: await isDocumentoProvado(db, pessoa),
  ...(isDocumentoDeEstrangeiro(pessoa.tipoDocumento) && {
    tipoDocumento: nomeDoDocumento[pessoa.tipoDocumento] ?? '',
  }),
  endereco: pessoa.endereco ?? null,
});
