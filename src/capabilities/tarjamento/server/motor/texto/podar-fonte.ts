import { type PDFArray, type PDFDict, PDFNumber } from '@cantoo/pdf-lib';
import { diferencasDe, type Fonte } from '../conteudo/fonte/fonte.ts';
import { dict, n } from '../documento/objetos.ts';

const emHex = (codigo: number, digitos: number): string => codigo.toString(16).padStart(digitos, '0');

const utf16 = (destino: number | string): string =>
  Buffer.from(typeof destino === 'number' ? String.fromCharCode(destino) : destino, 'utf16le')
    .swap16()
    .toString('hex');

/** Only for the letters still shown, because a single code may stand for a whole name. */
const unicodeDosUsados = ({ paraUnicode }: Fonte, usados: readonly number[]): string => {
  const pares = usados.flatMap((codigo) => {
    const destino = paraUnicode.get(codigo);
    return destino === undefined ? [] : [`1 beginbfchar <${emHex(codigo, 2)}> <${utf16(destino)}> endbfchar`];
  });
  return `/CIDInit /ProcSet findresource begin
12 dict begin begincmap
1 begincodespacerange <00> <ff> endcodespacerange
${pares.join('\n')}
endcmap end end`;
};

/** A Type 3 font keeps only the glyphs still shown, under neutral names. */
export const podarFonteDesenhada = (copia: PDFDict, fonte: Fonte): void => {
  const contexto = copia.context;
  const desenhos = dict(copia, 'CharProcs');
  if (!desenhos) return;
  const nomes = diferencasDe(copia);
  // Without its own table the font is left alone; its glyph names are checked later like all names.
  if (nomes.size === 0) return;
  const usados = [...fonte.usados].sort((a, b) => a - b);
  const novos = contexto.obj({});
  const diferencas = contexto.obj([]) as PDFArray;
  for (const codigo of usados) {
    const desenho = desenhos.get(n(nomes.get(codigo) ?? '.notdef'));
    if (!desenho) continue;
    novos.set(n(`g${codigo}`), desenho);
    diferencas.push(PDFNumber.of(codigo));
    diferencas.push(n(`g${codigo}`));
  }
  copia.set(n('CharProcs'), novos);
  copia.set(n('Encoding'), contexto.obj({ Type: 'Encoding', Differences: diferencas }));
  if (copia.has(n('ToUnicode'))) {
    copia.set(n('ToUnicode'), contexto.register(contexto.flateStream(unicodeDosUsados(fonte, usados))));
  }
};
