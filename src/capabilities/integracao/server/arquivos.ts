import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { AnexoEnviado } from '#capabilities/anexo/domain/anexo.ts';
import { MAX_BYTES } from '#capabilities/anexo/domain/anexo-limites.ts';
import { conhecidoQueEspera, receberArquivo } from '#capabilities/anexo/server/index.ts';
import type { QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Platform } from '#server/platform.ts';
import type { ArquivoEnviado } from '../domain/inclusao.ts';
import { arquivoGrande, arquivoIlegivel, arquivoRecusado } from '../domain/integracao-errors.ts';

const abrir = promisify(gunzip);
const fechar = promisify(gzip);

const BASE64 = /^[A-Za-z0-9+/_\s-]+={0,2}\s*$/;

/** A few bytes may expand to gigabytes: never more is expanded than a file may have. */
const readConteudo = async (
  { ConteudoZipadoEBase64: texto }: ArquivoEnviado,
  campo: string,
): Promise<Buffer> => {
  if (!BASE64.test(texto)) throw arquivoIlegivel(campo);
  try {
    return await abrir(Buffer.from(texto, 'base64'), { maxOutputLength: MAX_BYTES + 1 });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Not gzip, truncated, or too large when expanded: all are the sender's mistakes.
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? arquivoGrande(campo)
      : arquivoIlegivel(campo);
  }
};

/** Files sent inside the call, checked like those of the screens; the act attaches them. */
export const receberArquivos = async (
  platform: Platform,
  { usuario }: QuemAge,
  arquivos: readonly ArquivoEnviado[] = [],
  lista = 'Anexos',
  deResposta = false,
): Promise<AnexoEnviado[]> => {
  // Only programs with credentials send so.
  if (!usuario) throw new Error('A program has credentials');
  const quem = conhecidoQueEspera(usuario);
  const recebidos: AnexoEnviado[] = [];
  for (const [indice, arquivo] of arquivos.entries()) {
    const campo = `${lista}.${indice}`;
    const conteudo = await readConteudo(arquivo, campo);
    const { NomeArquivo: nomeArquivo } = arquivo;
    try {
      recebidos.push(
        await receberArquivo(platform, { nomeArquivo, conteudo, ordem: indice + 1, quem, deResposta }),
      );
    } catch (error) {
      throw error instanceof DomainError ? arquivoRecusado(error, campo) : error;
    }
  }
  return recebidos;
};

/** Those of an answer, a decision or a delivery, which may be of open formats. */
export const receberDaResposta = (
  platform: Platform,
  quem: QuemAge,
  arquivos: readonly ArquivoEnviado[] | undefined,
): Promise<AnexoEnviado[]> => receberArquivos(platform, quem, arquivos, 'Anexos', true);

/** gzip, then base64, as existing clients read it. */
export const zipadoEBase64 = async (conteudo: Buffer): Promise<string> =>
  (await fechar(conteudo)).toString('base64');
