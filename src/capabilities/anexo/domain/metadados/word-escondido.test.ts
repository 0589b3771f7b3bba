import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readZip } from '../formatos/zip.ts';
import { AUTORA, docx } from '../testing-arquivos.ts';
import { limparOffice } from './office.ts';
import { temVestigio } from './testing-vestigios.ts';

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const limpar = (bytes: Uint8Array) => {
  const zip = readZip(bytes);
  if ('problema' in zip) throw new Error(zip.problema);
  return limparOffice(zip.entradas);
};
const documento = (corpo: string): Zippable => ({
  'word/document.xml': strToU8(
    `${XML}<w:document ${W}><w:p><w:r><w:t>Relato do fato.</w:t></w:r>${corpo}</w:p></w:document>`,
  ),
});
const limpoDe = (partes: Zippable): string => {
  const bytes = docx(partes);
  return strFromU8(unzipSync(limpar(bytes).limpo ?? bytes)['word/document.xml'] ?? new Uint8Array());
};
const campo = (propriedades: string) =>
  documento(
    `<w:sdt><w:sdtPr>${propriedades}</w:sdtPr><w:sdtContent><w:r><w:t>Ativo</w:t></w:r></w:sdtContent></w:sdt>`,
  );
const corrida = (propriedades: string, texto = AUTORA) =>
  `<w:r><w:rPr>${propriedades}</w:rPr><w:t>${texto}</w:t></w:r>`;

/** One document per place, with the name there and nowhere else. */
const LUGARES: readonly (readonly [string, Zippable])[] = [
  [
    'data that fills fields',
    { 'customXml/item2.xml': strToU8(`${XML}<ficha><dono>${AUTORA}</dono></ficha>`) },
  ],
  ['an attribute of such data', { 'customXml/item1.xml': strToU8(`${XML}<ficha dono="${AUTORA}"/>`) }],
  [
    'the name of a bookmark',
    documento(`<w:bookmarkStart w:id="1" w:name="${AUTORA}"/><w:bookmarkEnd w:id="1"/>`),
  ],
  ['a link to it', documento(`<w:hyperlink w:anchor="${AUTORA}"><w:r><w:t>ver</w:t></w:r></w:hyperlink>`)],
  ['the tag of a content control', campo(`<w:tag w:val="${AUTORA}"/>`)],
  ['its title', campo(`<w:alias w:val="${AUTORA} > chefe"/>`)],
  ['its placeholder', campo(`<w:placeholder><w:docPart w:val="${AUTORA}"/></w:placeholder>`)],
  [
    'where it takes its value from',
    campo(`<w15:dataBinding w:xpath="/f[1]/d[@n='${AUTORA}']" w:storeItemID="{1}"/>`),
  ],
  [
    'a choice that was not made',
    campo(`<w:dropDownList><w:listItem w:displayText="${AUTORA}" w:value="1"/></w:dropDownList>`),
  ],
  [
    'what an old version noted beside a name',
    documento(
      `<w:smartTag><w:smartTagPr><w:attr w:name="ProductID" w:val="${AUTORA}"/></w:smartTagPr></w:smartTag>`,
    ),
  ],
  ['what was erased', documento(`<w:del w:id="1"><w:r><w:delText>${AUTORA}</w:delText></w:r></w:del>`)],
  ['who erased it', documento(`<w:del w:id="1" w:author="${AUTORA}"><w:r><w:delText/></w:r></w:del>`)],
  ['hidden words', documento(corrida('<w:b/><w:vanish/>'))],
  [
    'words in a style that hides',
    {
      ...documento(corrida('<w:rStyle w:val="Nota"/>')),
      'word/styles.xml': strToU8(
        `${XML}<w:styles><w:style w:styleId="Nota"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>`,
      ),
    },
  ],
  [
    'a paragraph in a style that hides',
    {
      ...documento(`<w:p><w:pPr><w:pStyle w:val="Nota"/></w:pPr><w:r><w:t>${AUTORA}</w:t></w:r></w:p>`),
      'word/styles.xml': strToU8(
        `${XML}<w:styles><w:style w:styleId="Nota"><w:rPr><w:vanish w:val="true"/></w:rPr></w:style></w:styles>`,
      ),
    },
  ],
  [
    'building blocks',
    {
      'word/glossary/document.xml': strToU8(
        `${XML}<w:glossaryDocument ${W}><w:docParts><w:docPart><w:docPartBody><w:t>${AUTORA}</w:t></w:docPartBody></w:docPart></w:docParts></w:glossaryDocument>`,
      ),
    },
  ],
  ['who commented', { 'word/comments.xml': strToU8(`${XML}<w:comment w:author="${AUTORA}"/>`) }],
  [
    'the properties of the document',
    {
      'docProps/core.xml': strToU8(
        `${XML}<cp:coreProperties><dc:creator>${AUTORA}</dc:creator></cp:coreProperties>`,
      ),
    },
  ],
];

describe('L14: a Word document keeps no word that its pages do not show', () => {
  it.each(LUGARES)('%s', (_onde, partes) => {
    const bytes = docx(partes);
    expect(temVestigio(bytes, AUTORA)).toBe(true);
    const { limpo } = limpar(bytes);
    expect(limpo && temVestigio(limpo, AUTORA)).toBe(false);
    expect(limpoDe(partes)).toContain('Relato do fato.');
    expect(limpar(limpo ?? bytes).codigos).toEqual([]);
  });

  it('what the page shows stays, also inside of a field and beside a hidden run', () => {
    const xml = limpoDe(
      documento(
        `${corrida('<w:vanish w:val="0"/>', 'À vista.')}${corrida('<w:vanish/>', 'Oculto.')}${corrida('<w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange>', 'Já oculto.')}<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr><w:r><w:t>Parágrafo.</w:t></w:r></w:p>`,
      ),
    );
    for (const texto of ['À vista.', 'Já oculto.', 'Parágrafo.']) expect(xml).toContain(texto);
    expect(xml).not.toContain('>Oculto.');
    expect(limpoDe(campo('<w:tag w:val="x"/>'))).toContain('<w:t>Ativo</w:t>');
  });

  it('a run that says it is not hidden is shown, also in a style that hides; the next run is not', () => {
    const xml = limpoDe({
      ...documento(
        `<w:p><w:pPr><w:pStyle w:val="Nota"/></w:pPr>${corrida('<w:vanish w:val="0"/>', 'À vista.')}${corrida('<w:rStyle w:val="Nota"/><w:vanish w:val="false"/>', 'Também.')}${corrida('<w:b/>', 'Oculto.')}${corrida('<w:rPrChange><w:rPr><w:vanish w:val="0"/></w:rPr></w:rPrChange>', 'Visto antes.')}</w:p><w:p><w:pPr><w:pStyle w:val="Nota"/><w:rPr><w:vanish w:val="0"/></w:rPr></w:pPr>${corrida('', 'Da marca.')}</w:p>`,
      ),
      'word/styles.xml': strToU8(
        `${XML}<w:styles><w:style w:styleId="Nota"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>`,
      ),
    });
    for (const texto of ['À vista.', 'Também.']) expect(xml).toContain(texto);
    for (const texto of ['Oculto.', 'Visto antes.', 'Da marca.']) expect(xml).not.toContain(texto);
  });

  it('a hidden run keeps the text box inside it, which is shown or hidden by itself', () => {
    const caixa = `<w:txbxContent><w:p>${corrida('', 'Na caixa.')}${corrida('<w:vanish/>', 'Sumida.')}</w:p></w:txbxContent>`;
    const xml = limpoDe(documento(`<w:r><w:rPr><w:vanish/></w:rPr>${caixa}<w:t>Depois.</w:t></w:r>`));
    expect(xml).toContain('Na caixa.');
    expect(xml).not.toMatch(/Sumida|Depois/);
  });

  it('links and fields still lead to their bookmarks, and the program’s own keep their names', () => {
    const xml = limpoDe(
      documento(
        `<w:r><w:instrText> PAGEREF Anexo_da_Maria \\h </w:instrText></w:r><w:hyperlink w:history="1" w:anchor="Anexo_da_Maria"/><w:bookmarkStart w:id="1" w:name="Anexo_da_Maria"/><w:bookmarkStart w:id="2" w:name="_Toc123"/><w:hyperlink w:anchor="_Toc123"/><wps:bodyPr anchor="ctr"/>`,
      ),
    );
    expect(xml).toContain(' PAGEREF marca1 \\h ');
    expect(xml).toContain('w:anchor="marca1"');
    expect(xml).toContain('w:name="marca1"');
    expect(xml).toContain('w:anchor="_Toc123"');
    expect(xml).toContain('anchor="ctr"');
  });

  it('says that there were such words, and that those of comments stay', () => {
    const comentario = {
      'word/comments.xml': strToU8(`${XML}<w:comment><w:p><w:r><w:t>Rever.</w:t></w:r></w:p></w:comment>`),
    };
    expect(limpar(docx(documento(corrida('<w:vanish/>')))).codigos).toEqual(['escondido']);
    expect(limpar(docx(comentario))).toEqual({ codigos: ['comentarios'], limpo: null });
    expect(limpar(docx({ 'word/afchunk1.mht': strToU8('x') })).codigos).toEqual(['nao-conferido']);
  });

  it('reads parts written to stop the machine in a time that grows with their length', {
    timeout: 60_000,
  }, () => {
    const hostis = [
      '<w:tag ',
      '<w:tag a="',
      '<w:placeholder>',
      '<w:vanish/><w:r>',
      '<w:bookmarkStart ',
      '<w:instrText>',
      'REF ',
      ' ',
    ];
    const bytes = zipSync({
      'word/document.xml': strToU8(`${XML}<w:r><w:vanish/>`),
      ...Object.fromEntries(
        hostis.map((cada, i) => [
          `word/a${i}.xml`,
          strToU8(`<w:r><w:vanish/><w:instrText>${cada.repeat(400_000 / cada.length)}`),
        ]),
      ),
    });
    const inicio = performance.now();
    limpar(bytes);
    expect(performance.now() - inicio).toBeLessThan(10_000);
  });
});
