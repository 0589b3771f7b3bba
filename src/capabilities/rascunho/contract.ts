import { z } from 'zod';
import { comLogin } from '#kernel/acesso.ts';
import { feito } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { campo } from '#kernel/validacao/campo.ts';

const porId = z.object({ idRascunho: campo('Rascunho', z.uuid()) });

/** The wizard's state as it is, possibly half-filled, so only its size is checked. */
const conteudo = z.record(z.string(), z.unknown());

const resumo = z.object({
  idRascunho: z.uuid(),
  /** What the list shows: 'Reclamação · Buraco na rua em frente à escola…' */
  titulo: z.string(),
  idTipoManifestacao: z.int().nullable(),
  /** Where to continue: a path of the product, with its query. */
  continuarEm: z.string(),
  atualizadoEm: z.iso.datetime(),
});

export const rascunhoContract = contract({
  'GET /app-web/v1/rascunhos': {
    acesso: comLogin,
    resumo: 'Lista os rascunhos da própria pessoa.',
    response: z.array(resumo),
  },
  'GET /app-web/v1/rascunhos/:idRascunho': {
    acesso: comLogin,
    resumo: 'Abre um rascunho.',
    params: porId,
    response: resumo.extend({ conteudo, versao: z.int() }),
  },
  'PUT /app-web/v1/rascunhos/:idRascunho': {
    acesso: comLogin,
    resumo: 'Guarda um rascunho; uma versão mais antiga não apaga a mais nova.',
    params: porId,
    body: z.strictObject({
      titulo: z.string().trim().max(200),
      idTipoManifestacao: z.int().min(1).max(9).nullable(),
      continuarEm: z.string().max(500),
      conteudo,
      /** The version it is based on; 0 for a new draft. */
      versao: z.int().min(0),
    }),
    response: z.object({ versao: z.int(), atualizadoEm: z.iso.datetime() }),
  },
  'DELETE /app-web/v1/rascunhos/:idRascunho': {
    acesso: comLogin,
    resumo: 'Apaga um rascunho.',
    params: porId,
    response: feito,
  },
});
