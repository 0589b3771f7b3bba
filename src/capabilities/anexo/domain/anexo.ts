import { z } from 'zod';
import { id } from '#kernel/campos.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { MAX_ARQUIVOS } from './anexo-limites.ts';

/** A file already uploaded: the secret proves that the same person sent and attaches it. */
const anexoEnviado = z.strictObject({ idAnexo: id, segredo: z.string().min(20).max(100) });
export type AnexoEnviado = z.output<typeof anexoEnviado>;

export const anexosEnviados = campo('Anexos', z.array(anexoEnviado).max(MAX_ARQUIVOS)).default([]);

/** A file as a person sees it; `href` downloads it. */
export const anexo = z.object({
  idAnexo: z.int(),
  nomeArquivo: z.string(),
  tamanho: z.int(),
  tipoConteudo: z.string(),
  href: z.string(),
});
export type Anexo = z.output<typeof anexo>;
