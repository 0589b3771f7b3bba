import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { concat } from '../formatos/bytes.ts';
import { readZip } from '../formatos/zip.ts';
import { AUTORA, ascii, docx, docxComAutora, jpeg, jpegComAutora } from '../testing-arquivos.ts';
import { limparJpeg } from './jpeg.ts';
import { limparOffice } from './office.ts';
import { temVestigio } from './testing-vestigios.ts';

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const limpar = (bytes: Uint8Array) => {
  const zip = readZip(bytes);
  if ('problema' in zip) throw new Error(zip.problema);
  return limparOffice(zip.entradas);
};

const utf16 = (texto: string): Uint8Array =>
  Uint8Array.from(
    ['\ufeff', ...texto].flatMap((letra) => [letra.charCodeAt(0) & 255, letra.charCodeAt(0) >> 8]),
  );

const devmode = (): Uint8Array => {
  const bytes = concat([new Uint8Array(220), ascii(`driver de ${AUTORA}`)]);
  bytes.set(utf16(AUTORA).subarray(2));
  bytes.set([220, 0, 30, 0], 68);
  return bytes;
};

const plantas: readonly (readonly [string, Zippable])[] = [
  [
    'who wrote a threaded comment',
    {
      'ppt/authors.xml': strToU8(
        `${XML}<p188:authorLst><p188:author id="1" name="${AUTORA}"/></p188:authorLst>`,
      ),
    },
  ],
  [
    'a folder of one’s own in the cloud',
    {
      'word/_rels/settings.xml.rels': strToU8(
        `${XML}<Relationships><Relationship Target="https://orgao-my.sharepoint.com/personal/${AUTORA}/m.dotx"/></Relationships>`,
      ),
    },
  ],
  [
    'docProps/custom.xml',
    {
      'docProps/custom.xml': strToU8(
        `${XML}<Properties><property name="Dono"><vt:lpwstr>${AUTORA}</vt:lpwstr></property></Properties>`,
      ),
    },
  ],
  [
    'properties under another name',
    {
      'package/services/metadata/core-properties/1.psmdcp': strToU8(
        `${XML}<coreProperties xmlns="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"><dc:creator>${AUTORA}</dc:creator></coreProperties>`,
      ),
    },
  ],
  [
    'properties numbered',
    { 'docProps/core0.xml': strToU8(`${XML}<x><dc:creator>${AUTORA}</dc:creator></x>`) },
  ],
  [
    'changes quoted the other way, under another prefix',
    { 'word/footnotes.xml': strToU8(`${XML}<ns0:ins ns0:author='${AUTORA}'/>`) },
  ],
  [
    'changes in UTF-16',
    {
      'word/comments.xml': utf16(`<?xml version="1.0" encoding="UTF-16"?><w:comment w:author="${AUTORA}"/>`),
    },
  ],
  [
    'the list of people',
    {
      'word/people.xml': strToU8(
        `${XML}<w15:person w15:author="${AUTORA}"><w15:presenceInfo w15:providerId="AD" w15:userId="${AUTORA}"/></w15:person>`,
      ),
    },
  ],
  [
    'where the template stood',
    {
      'word/_rels/settings.xml.rels': strToU8(
        `${XML}<Relationship Target="file:///C:\\Users\\${AUTORA}\\Normal.dotm" TargetMode="External"/>`,
      ),
    },
  ],
  [
    'where a picture stood',
    { 'word/header1.xml': strToU8(`${XML}<pic:cNvPr descr="C:\\Users\\${AUTORA}'s\\foto.jpg"/>`) },
  ],
  [
    'mail merge',
    {
      'word/settings.xml': strToU8(
        `${XML}<w:settings><w:mailMerge><w:connectString w:val="Data Source=C:\\${AUTORA}"/></w:mailMerge><w:docVars><w:docVar w:name="dono" w:val="${AUTORA}"/></w:docVars></w:settings>`,
      ),
    },
  ],
  [
    'an office folder',
    {
      'customXml/item1.xml': strToU8(
        `${XML}<p:properties><UserInfo><DisplayName>${AUTORA}</DisplayName></UserInfo></p:properties>`,
      ),
    },
  ],
  [
    'a comment of a sheet that repeats its author',
    {
      'xl/comments1.xml': strToU8(
        `${XML}<x:comments><x:author>${AUTORA}</x:author><x:text><x:r><x:t xml:space="preserve">${AUTORA}:</x:t></x:r><x:r><x:t>Conferir.</x:t></x:r></x:text></x:comments>`,
      ),
    },
  ],
  [
    'who refreshed a pivot table',
    {
      'xl/pivotCache/pivotCacheDefinition1.xml': strToU8(
        `${XML}<pivotCacheDefinition refreshedBy="${AUTORA}"/>`,
      ),
    },
  ],
  [
    'who shares a sheet',
    {
      'xl/revisions/userNames.xml': strToU8(
        `${XML}<users><userInfo guid="{1}" name="${AUTORA}" id="1"/></users>`,
      ),
      'xl/revisions/revisionHeaders.xml': strToU8(`${XML}<header userName="${AUTORA}"/>`),
    },
  ],
  [
    'views and scenarios',
    {
      'xl/workbook.xml': strToU8(
        `${XML}<customWorkbookView name="${AUTORA} - Personal View"/><scenario name="a" user="${AUTORA}" comment="Created by ${AUTORA}"/>`,
      ),
    },
  ],
  ['the printer', { 'xl/printerSettings/printerSettings1.bin': devmode() }],
  [
    'the small picture of the first page',
    {
      '_rels/.rels': strToU8(
        `${XML}<Relationships><Relationship Id="r1" Type="http://x/metadata/thumbnail" Target="docProps/thumbnail.emf"/></Relationships>`,
      ),
      'docProps/thumbnail.emf': ascii(AUTORA),
    },
  ],
  ['a photo with the wrong ending', { 'word/media/image1.png': jpegComAutora() }],
  ['a document inside of the document', { 'word/embeddings/planilha.xlsx': docxComAutora() }],
];

describe('a name taken out of a document is in none of its parts', () => {
  it.each(plantas)('%s', (_onde, parte) => {
    const bytes = docx(parte);
    expect(temVestigio(bytes, AUTORA)).toBe(true);
    const { limpo } = limpar(bytes);
    expect(limpo && temVestigio(limpo, AUTORA)).toBe(false);
    const partes = unzipSync(limpo ?? bytes);
    expect(strFromU8(partes['word/document.xml'] ?? new Uint8Array())).toContain('Relato do fato.');
    expect(strFromU8(partes['_rels/.rels'] ?? new Uint8Array())).not.toContain('thumbnail');
    expect(limpar(limpo ?? bytes).codigos).toEqual([]);
  });

  it('keeps the text of a comment', () => {
    const { limpo } = limpar(docx(plantas.find(([onde]) => onde.startsWith('a comment'))?.[1]));
    const xml = strFromU8(unzipSync(limpo ?? new Uint8Array())['xl/comments1.xml'] ?? new Uint8Array());
    expect(xml).toContain('Conferir.');
    expect(xml).toContain('>Autor:<');
  });

  it.each([
    ['an old document', { 'word/embeddings/oleObject1.bin': ascii('\xd0\xcf\x11\xe0') }],
    ['a photo of another kind', { 'word/media/image1.tiff': ascii('II*\0') }],
    [
      'a document inside of the one inside',
      { 'word/embeddings/a.docx': docx({ 'word/embeddings/b.docx': docx() }) },
    ],
  ])('says that it did not look into %s', (_o, parte) => {
    expect(limpar(docx(parte)).codigos).toContain('nao-conferido');
  });

  it('reads parts written to stop the machine in a time that grows with their length', {
    timeout: 60_000,
  }, () => {
    const hostis = [
      '<person ',
      '<author>',
      'author="',
      "author='",
      '="C:\\',
      '<t>',
      'a-',
      '<DisplayName>',
      ' ',
    ];
    const bytes = zipSync({
      'word/document.xml': strToU8(XML),
      ...Object.fromEntries(
        [...hostis, ...hostis.map((cada) => `${cada} `)].map((cada, i) => [
          `word/a${i}.xml`,
          strToU8(`<author>A</author><person displayName="${cada.repeat(400_000 / cada.length)}`),
        ]),
      ),
    });
    const inicio = performance.now();
    limpar(bytes);
    expect(performance.now() - inicio).toBeLessThan(10_000);
  });
});

describe('a name taken out of a photo', () => {
  const segmento = (marca: number, corpo: string) =>
    concat([Uint8Array.of(0xff, marca, 0, corpo.length + 2), ascii(corpo)]);
  it.each([
    ['a small copy of the photo', segmento(0xe0, `JFXX\0\x10${AUTORA}`)],
    ['what a camera writes under a common mark', segmento(0xe0, `II\x1a\0\0\0HEAPCCDR${AUTORA}`)],
    ['what an editor writes under a common mark', segmento(0xee, `Adobe\0d\0\0\0\0\0${AUTORA}`)],
    ['notes of the maker of the camera', segmento(0xe1, `Exif\0\0II*\0MakerNote ${AUTORA}`)],
    ['panorama and depth', segmento(0xe2, `MPF\0${AUTORA}`)],
  ])('is not in %s', (_onde, planta) => {
    const limpo = limparJpeg(jpeg(planta))?.limpo;
    expect(limpo).toEqual(jpeg());
  });
});

it('marks of editing sessions and moments of changes go without a word: every document has them', () => {
  const bytes = docx({
    'word/document.xml': strToU8(
      `${XML}<w:document><w:p w:rsidR="00A77B3E"><w:ins w:id="1" w:date="2026-03-12T09:00:00Z"><w:t>Relato.</w:t></w:ins></w:p></w:document>`,
    ),
  });
  const { codigos, limpo } = limpar(bytes);
  expect(codigos).toEqual([]);
  const texto = strFromU8(unzipSync(limpo ?? bytes)['word/document.xml'] ?? new Uint8Array());
  expect(texto).toBe(`${XML}<w:document><w:p><w:ins w:id="1"><w:t>Relato.</w:t></w:ins></w:p></w:document>`);
});

it('a drawing of another kind is told of: nobody looked into it', () => {
  expect(limpar(docx({ 'word/media/image1.emf': strToU8('desenho') })).codigos).toEqual(['nao-conferido']);
});
