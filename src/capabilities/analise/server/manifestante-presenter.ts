import type { z } from 'zod';
import type { Manifestante } from '#capabilities/manifestacao/server/index.ts';
import { isDocumentoDeEstrangeiro, nomeDoDocumento } from '#kernel/documento.ts';
import type { manifestante } from '../domain/manifestante.ts';

export const toManifestante = (pessoa: Manifestante): z.output<typeof manifestante> => ({
  nome: pessoa.nome,
  email: pessoa.email ?? null,
  telefone: pessoa.telefone ?? null,
  documento: pessoa.documento ?? null,
  ...(isDocumentoDeEstrangeiro(pessoa.tipoDocumento) && {
    tipoDocumento: nomeDoDocumento[pessoa.tipoDocumento] ?? '',
  }),
  endereco: pessoa.endereco ?? null,
});
