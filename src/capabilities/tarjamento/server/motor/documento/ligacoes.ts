import { type PDFContext, type PDFDict, PDFHexString, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';
import type { Procura } from '../texto/procura.ts';
import type { Ligacao } from './anotacoes.ts';
import { isEnderecoClaro } from './endereco-claro.ts';
import { n } from './objetos.ts';

export interface LigacoesDaPagina {
  readonly em: PDFDict;
  readonly para: readonly Ligacao[];
}

export const emHex = (texto: string): string => Buffer.from(texto, 'latin1').toString('hex');

interface Destinos {
  /** The new page for each original one. */
  readonly novas: ReadonlyMap<PDFObject, PDFRef>;
  /** An address that repeats what a mark covers is removed. */
  readonly procura: Procura;
}

const escreverUma = (
  destino: PDFContext,
  { lugar, uri, pagina }: Ligacao,
  { novas, procura }: Destinos,
): PDFRef[] => {
  const nova = pagina && novas.get(pagina);
  if (!nova && (uri === undefined || !isEnderecoClaro(uri, procura))) return [];
  const ligacao = destino.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [lugar.esquerda, lugar.base, lugar.direita, lugar.topo],
    Border: [0, 0, 0],
    ...(nova ? { Dest: [nova, 'Fit'] } : { A: { S: 'URI', URI: PDFHexString.of(emHex(uri ?? '')) } }),
  });
  return [destino.register(ligacao)];
};

/** Runs once all pages exist: a link may lead forward. Returns how many addresses were removed. */
export const escreverLigacoes = (
  destino: PDFContext,
  ligacoes: readonly LigacoesDaPagina[],
  destinos: Destinos,
): number => {
  let retirados = 0;
  for (const { em, para } of ligacoes) {
    const feitas = para.flatMap((uma) => escreverUma(destino, uma, destinos));
    const comEndereco = para.filter(
      ({ uri, pagina }) => uri !== undefined && !(pagina && destinos.novas.get(pagina)),
    );
    const ficaram = comEndereco.filter(({ uri }) => isEnderecoClaro(uri ?? '', destinos.procura));
    retirados += comEndereco.length - ficaram.length;
    if (feitas.length > 0) em.set(n('Annots'), destino.obj(feitas));
  }
  return retirados;
};
