import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { soNaResposta } from './anexo-errors.ts';
import { conferirArquivo } from './conferir-arquivo.ts';
import { recusas } from './recusas.ts';
import { AUTORA, ascii, cfb, docxComAutora, exe, jpegComAutora, pdf } from './testing-arquivos.ts';

const CPF = '529.982.247-25';
const ODT = 'application/vnd.oasis.opendocument.text';
const ODS = 'application/vnd.oasis.opendocument.spreadsheet';

const odf = (mime: string, conteudo: string, mais: Zippable = {}): Uint8Array =>
  zipSync({
    mimetype: [strToU8(mime), { level: 0 }],
    'content.xml': strToU8(`<office:document-content>${conteudo}</office:document-content>`),
    'meta.xml': strToU8(`<office:meta><dc:creator>${AUTORA}</dc:creator></office:meta>`),
    'META-INF/manifest.xml': strToU8(
      '<manifest:manifest><manifest:file-entry manifest:full-path="Thumbnails/thumbnail.png"/></manifest:manifest>',
    ),
    'Thumbnails/thumbnail.png': ascii('x'),
    ...mais,
  });

const conferir = (bytes: Uint8Array, nome: string, deResposta = true) =>
  conferirArquivo(bytes, nome, false, deResposta);
const formato = async (...args: Parameters<typeof conferir>) => {
  const conferido = await conferir(...args);
  return 'recusa' in conferido ? conferido.recusa : conferido.formato;
};
const codigos = async (bytes: Uint8Array, nome: string) => {
  const conferido = await conferir(bytes, nome);
  return 'recusa' in conferido ? conferido.recusa : conferido.alertas.map(({ codigo }) => codigo);
};

describe('N11: an answer takes open formats', () => {
  it.each([
    ['csv', strToU8('orgao;valor\nCGU;10\n'), 'gastos.csv'],
    ['csv', ascii('\xf3rg\xe3o;valor\nCGU;10\n'), 'gastos.CSV'],
    ['json', strToU8('{"valor": 10}'), 'gastos.json'],
    ['xml', strToU8('<?xml version="1.0"?><gastos><valor>10</valor></gastos>'), 'gastos.xml'],
    ['odt', odf(ODT, '<text:p>Olá</text:p>'), 'resposta.odt'],
    ['ods', odf(ODS, '<text:p>10</text:p>'), 'gastos.ods'],
    ['zip', zipSync({ 'dados/gastos.csv': strToU8('a;b\n1;2') }), 'dados.zip'],
  ])('%s', async (esperado, bytes, nome) => {
    expect(await formato(bytes, nome)).toBe(esperado);
  });

  it('which nothing else takes', async () => {
    for (const [bytes, nome] of [
      [strToU8('a;b\n1;2'), 'a.csv'],
      [strToU8('{}'), 'a.json'],
      [odf(ODT, ''), 'a.odt'],
      [zipSync({ 'a.txt': strToU8('x') }), 'a.zip'],
    ] as const)
      expect(await formato(bytes, nome, false)).toMatch(/aceito|Texto puro/);
  });

  it('but not what only has their name', async () => {
    expect(await formato(strToU8('{"valor": '), 'a.json')).toBe(recusas.dadosIlegiveis('.json'));
    expect(await formato(strToU8('valor 10'), 'a.xml')).toBe(recusas.dadosIlegiveis('.xml'));
    expect(await formato(ascii('a;b\n\0;2'), 'a.csv')).toBe(recusas.dadosIlegiveis('.csv'));
    expect(await formato(exe(), 'a.csv')).toMatch(/parece ser \.exe/);
  });

  it('and what is refused hears of all that an answer takes, never of a format that is taken', async () => {
    const pptx = zipSync({ '[Content_Types].xml': strToU8('<a/>'), 'ppt/presentation.xml': strToU8('<a/>') });
    expect(await formato(pptx, 'aula.pptx')).toBe(recusas.tipo('pptx', true));
    const outro = zipSync({ '[Content_Types].xml': strToU8('<a/>') });
    expect(await formato(outro, 'a.vsdx')).toBe(recusas.tipo(null, true));
    expect(await formato(cfb('Root Entry', '__properties_version1.0'), 'a.msg')).toBe(
      recusas.tipo(null, true),
    );
    expect(await formato(ascii('a\0b'), 'a.bin')).toBe(recusas.tipo(null, true));
    expect(await formato(strToU8('a b'), 'a.md')).toBe(recusas.textoComOutroNome(true));
    expect(recusas.tipo(null, true)).toMatch(/csv, json, xml, ods, odt, zip\.$/);
    expect(recusas.tipo(null)).not.toContain('csv');
    expect(recusas.textoComOutroNome(true)).toContain('arquivo .txt, .csv, .json ou .xml. ');
    expect(soNaResposta().message).toMatch(/^Arquivos csv, json, xml, ods, odt e zip só podem/);
  });

  it('and no XML that makes its reader fetch or run something', async () => {
    for (const xml of [
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
      '<?xml-stylesheet href="x.xsl"?><a/>',
      '<a><script>1</script></a>',
      '<a><a-b:script xmlns:a-b="urn:x">1</a-b:script></a>',
      '<a><é.1:svg xmlns:é.1="urn:x"/></a>',
      '<a><script/></a>',
      '<a xmlns:x="http://www.w3.org/1999/xhtml"><x:img src="x" onerror="alert(1)"/></a>',
      "<a xmlns = 'http://www.w3.org/1999/&#120;html'><iframe/></a>",
      '<a xmlns:s="http://www.w3.org/2000/svg"/>',
    ])
      expect(await formato(strToU8(xml), 'a.xml')).toBe(recusas.xmlComPrograma);
    expect(await formato(strToU8('<svg xmlns="http://www.w3.org/2000/svg"><a/></svg>'), 'a.xml')).not.toBe(
      'xml',
    );
  });

  it('and no document of LibreOffice with macros or a password', async () => {
    expect(await formato(odf(ODT, '', { 'Basic/Standard/a.xml': ascii('x') }), 'a.odt')).toBe(recusas.macros);
    const manifesto = strToU8('<manifest:encryption-data/>');
    expect(await formato(odf(ODS, '', { 'META-INF/manifest.xml': manifesto }), 'a.ods')).toBe(
      recusas.comSenha,
    );
  });
});

describe('N11: a document of LibreOffice says nothing of its author', () => {
  it('in properties, comments, printers and thumbnails', async () => {
    const comentario = `<office:annotation><dc:creator>${AUTORA}</dc:creator><text:p>ver</text:p></office:annotation>`;
    const conferido = await conferir(odf(ODT, comentario, { 'Pictures/a.jpg': jpegComAutora() }), 'a.odt');
    if ('recusa' in conferido) throw new Error(conferido.recusa);
    const partes = unzipSync(conferido.conteudo);
    expect(
      Object.values(partes)
        .map((parte) => String.fromCharCode(...parte))
        .join(''),
    ).not.toContain(AUTORA);
    expect(Object.keys(partes)).not.toContain('Thumbnails/thumbnail.png');
    expect(Object.keys(partes)[0]).toBe('mimetype');
    expect(conferido.alertas.map(({ codigo }) => codigo)).toEqual(
      expect.arrayContaining(['autor', 'revisoes']),
    );
  });
});

describe('N11: a zip is looked into, each file as if it came alone', () => {
  it('its files are cleaned, named after what they are, and nothing else is written', async () => {
    const conferido = await conferir(
      zipSync({
        'pasta/': new Uint8Array(0),
        'pasta/laudo.doc': docxComAutora(),
        'foto.jpg': jpegComAutora(),
      }),
      'a.zip',
    );
    if ('recusa' in conferido) throw new Error(conferido.recusa);
    const partes = unzipSync(conferido.conteudo);
    expect(Object.keys(partes)).toEqual(['pasta/laudo.doc.docx', 'foto.jpg']);
    expect(String.fromCharCode(...(partes['foto.jpg'] ?? []))).not.toContain(AUTORA);
  });

  it.each<readonly [string, Zippable, RegExp | string]>([
    ['a program', { 'a.txt': strToU8('x'), 'b.pdf': exe() }, /No zip, o 2º arquivo: .*parece ser \.exe/],
    ['another zip', { 'b.zip': zipSync({ a: strToU8('x') }) }, /outro zip dentro/],
    ['a name that leaves the folder', { '../a.txt': strToU8('x') }, recusas.nomeNoZip],
    ['a name from the root', { '/a.txt': strToU8('x') }, recusas.nomeNoZip],
    ['a name of Windows', { 'c:\\a.txt': strToU8('x') }, recusas.nomeNoZip],
    ['two files of one name', { 'a.txt': strToU8('x'), 'A.TXT': strToU8('y') }, recusas.nomeNoZip],
    ['nothing', { 'pasta/': new Uint8Array(0) }, recusas.zipVazio],
    [
      'more files than anybody reads',
      Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`${n}.txt`, strToU8('x')])),
      recusas.zipDemais(200),
    ],
  ])('is refused with %s', async (_, arquivos, motivo) => {
    expect(await formato(zipSync(arquivos), 'a.zip')).toMatch(
      motivo instanceof RegExp ? motivo : new RegExp(motivo.slice(0, 40).replace(/[()]/g, '.')),
    );
  });

  it('is refused when it opens to more than it says', async () => {
    const bomba = zipSync({ 'a.txt': new Uint8Array(500_000).fill(97) });
    const view = new DataView(bomba.buffer);
    for (let at = 0; at + 28 < bomba.length; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
    expect(await formato(bomba, 'a.zip')).toBe(recusas.bomba);
  });
});

describe('N11: data of people in a file of an answer are pointed out', () => {
  it.each([
    ['csv', strToU8(`nome;cpf\nAna;${CPF}\n`), 'a.csv'],
    ['json', strToU8(JSON.stringify({ cpf: CPF })), 'a.json'],
    ['xml', strToU8(`<a><cpf>${CPF}</cpf></a>`), 'a.xml'],
    ['ods', odf(ODS, `<text:p>CPF</text:p><text:p>${CPF}</text:p>`), 'a.ods'],
    ['odt', odf(ODT, `<text:p>CPF ${CPF}</text:p>`), 'a.odt'],
    ['zip', zipSync({ 'a.csv': strToU8(`nome;cpf\nAna;${CPF}\n`) }), 'a.zip'],
  ])('in a %s', async (_, bytes, nome) => {
    expect(await codigos(bytes, nome)).toContain('dados-de-pessoas');
  });

  it('not where there are none, and it says when it did not read to the end', async () => {
    expect(await codigos(strToU8('orgao;valor\nCGU;10\n'), 'a.csv')).toEqual([]);
    expect(await codigos(strToU8('CGU;10\n'.repeat(80_000)), 'a.csv')).toEqual(['dados-em-parte']);
    expect(await codigos(await pdf(), 'a.pdf')).toEqual([]);
  });
});
