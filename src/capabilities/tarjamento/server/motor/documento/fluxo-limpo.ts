import { deflateSync } from 'node:zlib';
import { type PDFDict, PDFRawStream, type PDFStream } from '@cantoo/pdf-lib';
import { limparJpeg } from '#capabilities/anexo/domain/metadados/jpeg.ts';
import { limparJpeg2000 } from '#capabilities/anexo/domain/metadados/jpeg2000.ts';
import {
  filtrosDe,
  isFiltroDeImagem,
  isFlate,
  type Orcamento,
  parametrosDe,
  readFluxo,
} from '../conteudo/fluxo.ts';
import { FluxoGrandeDemais, inflar } from '../conteudo/imagem/inflar.ts';

/** A stream for the new document: compressed at most once, with no bytes after its end. */
interface FluxoLimpo {
  readonly bytes: Uint8Array;
  readonly filtro?: string;
  readonly parms?: PDFDict | undefined;
}

interface Feito extends FluxoLimpo {
  readonly perdeu: boolean;
}

/** Photographs may carry their location, camera, author and a thumbnail. */
const semMetadados = (bytes: Uint8Array, filtro: string): Uint8Array => {
  if (filtro === 'DCTDecode') return limparJpeg(bytes)?.limpo ?? bytes;
  if (filtro === 'JPXDecode') return limparJpeg2000(bytes)?.limpo ?? bytes;
  return bytes;
};

/** Removes what follows the end of the data. A picture too large to decompress stays as it is. */
const semSobra = (bytes: Uint8Array, parms: PDFDict | undefined): Feito => {
  try {
    const { usados, isInteiro, bytes: inflados } = inflar(bytes);
    const limpos = usados === undefined ? deflateSync(inflados) : bytes.subarray(0, usados);
    return { bytes: limpos, filtro: 'FlateDecode', parms, perdeu: !isInteiro };
  } catch (erro) {
    if (!(erro instanceof FluxoGrandeDemais)) throw erro;
    return { bytes, filtro: 'FlateDecode', parms, perdeu: false };
  }
};

const limpar = (stream: PDFStream, orcamento: Orcamento): Feito => {
  const antes = orcamento.perdas;
  const filtros = filtrosDe(stream.dict);
  const [primeiro] = filtros;
  const parms = parametrosDe(stream.dict);
  if (stream instanceof PDFRawStream && filtros.length === 1 && isFlate(primeiro))
    return semSobra(stream.contents, parms[0]);
  const bytes = readFluxo(stream, orcamento);
  const perdeu = orcamento.perdas > antes;
  const daImagem = filtros.findIndex(isFiltroDeImagem);
  const filtro = filtros[daImagem];
  if (filtro) return { bytes: semMetadados(bytes, filtro), filtro, parms: parms[daImagem], perdeu };
  if (primeiro === undefined) return { bytes, perdeu };
  return { bytes: deflateSync(bytes), filtro: 'FlateDecode', perdeu };
};

/** Cached, because a document is written several times. */
const feitos = new WeakMap<PDFStream, Feito>();

export const fluxoLimpo = (stream: PDFStream, orcamento: Orcamento): FluxoLimpo => {
  const pronto = feitos.get(stream);
  if (pronto?.perdeu) orcamento.perder();
  if (pronto) return pronto;
  const antes = orcamento.perdas;
  const feito = limpar(stream, orcamento);
  if (feito.perdeu && orcamento.perdas === antes) orcamento.perder();
  feitos.set(stream, feito);
  return feito;
};
