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
    // The library reads less than readers do: the file may be good, but we cannot tell what it says of its author.
    return null;
  }
};

/** Saved again and again: what was changed or deleted is still written further up in the file. */
const temRevisoes = (bytes: Uint8Array): boolean => indexOf(bytes, '%%EOF') !== lastIndexOf(bytes, '%%EOF');

/**
 * Signed, protected and unreadable files stay as they are: the alert says so. All others are written anew with only
 * what their pages need: a name taken off its label but left in the bytes would still be found by who looks for it.
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
  // The fingerprint of the first version says from which file this one came.
  delete context.trailerInfo.ID;
  const limpo = await documento.save({ addDefaultPage: false, updateFieldAppearances: false });
  return { codigos: todos, limpo };
};
