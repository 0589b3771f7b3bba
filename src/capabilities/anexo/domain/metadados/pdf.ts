import type { PDFDocument } from '@cantoo/pdf-lib';
import type { CodigoDeAlerta } from '../alertas.ts';
import { indexOf, lastIndexOf } from '../formatos/bytes.ts';
import { limparFotos } from './limpar-fotos.ts';
import type { Limpeza } from './limpeza.ts';
import { type Lib, percorrer, soOAlcancavel } from './pdf-objetos.ts';
import { isAssinado, limparPessoas, sinaisDePessoas } from './pdf-pessoas.ts';

const abrir = async ({ PDFDocument: Documento }: Lib, bytes: Uint8Array): Promise<PDFDocument | null> => {
  try {
    const documento = await Documento.load(bytes, { ignoreEncryption: true, updateMetadata: false });
    return documento.isEncrypted || documento.getPageCount() > 0 ? documento : null;
  } catch {
    // The library reads fewer files than PDF readers do: the file may be good, but its author data
    // is unknown.
    return null;
  }
};

/** True if saved more than once: what was changed or deleted is still further up in the file. */
const temRevisoes = (bytes: Uint8Array): boolean => indexOf(bytes, '%%EOF') !== lastIndexOf(bytes, '%%EOF');

/**
 * Signed, protected and unreadable files stay as they are, and the alert says so. All others are
 * rewritten with only what their pages need: a name no longer referenced but still in the bytes
 * could be found.
 */
export const limparPdf = async (bytes: Uint8Array): Promise<Limpeza> => {
  const lib = await import('@cantoo/pdf-lib');
  const documento = await abrir(lib, bytes);
  if (!documento) return { codigos: ['nao-conferido'], limpo: null };
  if (documento.isEncrypted) return { codigos: ['protegido'], limpo: null };
  const { context } = documento;
  const refs = context.enumerateIndirectObjects().map(([ref]) => ref);
  const codigos: CodigoDeAlerta[] = [];
  let assinado = false;
  percorrer(lib, context, [...refs, context.trailerInfo.Info], (objeto) => {
    assinado ||= isAssinado(lib, objeto);
    codigos.push(...sinaisDePessoas(lib, objeto));
  });
  if (assinado) return { codigos: ['assinatura'], limpo: null };

  const fotos = limparFotos(lib, context);
  const temInfo = context.trailerInfo.Info !== undefined;
  delete context.trailerInfo.Info;
  const pessoas = limparPessoas(lib, documento);
  const temSobras = soOAlcancavel(lib, context);
  const todos = [...codigos, ...fotos.codigos, ...pessoas.codigos];
  if (!temInfo && !fotos.mudou && !pessoas.mudou && !temSobras && !temRevisoes(bytes)) {
    return { codigos: todos, limpo: null };
  }
  // The fingerprint of the first version would tell from which file this one came.
  delete context.trailerInfo.ID;
  const limpo = await documento.save({ addDefaultPage: false, updateFieldAppearances: false });
  return { codigos: todos, limpo };
};
