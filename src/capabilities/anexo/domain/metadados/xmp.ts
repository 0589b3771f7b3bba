import type { CodigoDeAlerta } from '../alertas.ts';

// Bounded repeats: the text comes from strangers, and an unbounded search could take for ever.
const NOME = '\\s{0,20}(?:=\\s{0,20}"\\s{0,20}[^"\\s]|>\\s{0,200}[^<\\s])';

const SINAIS: readonly (readonly [CodigoDeAlerta, RegExp])[] = [
  ['autor', /<(?:dc:creator|xmpRights:Owner)\b[\s\S]{0,400}?<rdf:li[^>]{0,100}>\s{0,200}[^<\s]/],
  [
    'autor',
    new RegExp(`\\b(?:dc:creator|pdf:Author|photoshop:AuthorsPosition|aux:OwnerName|tiff:Artist)${NOME}`),
  ],
  ['local', /\bexif:GPS(Latitude|Longitude)\b/],
  ['aparelho', /\b(tiff:Model|tiff:Make|aux:SerialNumber|exifEX:BodySerialNumber)\b/],
];

/** What Adobe's XMP, in photos, documents and videos, says about who made them. */
export const codigosDoXmp = (xml: string): CodigoDeAlerta[] =>
  SINAIS.flatMap(([codigo, sinal]) => (sinal.test(xml) ? [codigo] : []));
