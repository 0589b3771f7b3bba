import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { concat } from './formatos/bytes.ts';
import { julgarTipo } from './julgar-tipo.ts';
import { recusas } from './recusas.ts';
import {
  ascii,
  avi,
  cfb,
  docx,
  exe,
  jpeg,
  jpegDe,
  mp3,
  mp4,
  pdf,
  png,
  pngDe,
  xlsxComAutora,
} from './testing-arquivos.ts';

const formato = async (bytes: Uint8Array, nome: string) => {
  const julgado = await julgarTipo(bytes, nome);
  return 'recusa' in julgado ? julgado.recusa : julgado.formato;
};

describe('the kind of a file is judged by its content', () => {
  it.each([
    ['pdf', () => pdf()],
    ['doc', () => cfb('Root Entry', '1Table', 'WordDocument')],
    ['xls', () => cfb('Root Entry', 'Workbook')],
    ['docx', () => docx()],
    ['xlsx', () => xlsxComAutora()],
    ['png', () => png()],
    ['jpg', () => jpeg()],
    ['mp3', () => mp3()],
    ['mp3', () => mp3({ autora: true })],
    ['mp4', () => mp4()],
    ['avi', () => avi()],
  ])('takes %s, whatever its name says', async (esperado, arquivo) => {
    expect(await formato(await arquivo(), 'nome.xyz')).toBe(esperado);
  });

  it.each([
    ['UTF-8', new TextEncoder().encode('Relato: a obra não começou.\r\n')],
    ['latin-1', ascii('Relato: a obra n\xe3o come\xe7ou.\n')],
    ['text that begins as XML', ascii('<?xml version="1.0"?><nota/>')],
  ])('takes plain text in %s, only as .txt', async (_nome, bytes) => {
    expect(await formato(bytes, 'relato.TXT')).toBe('txt');
    expect(await formato(bytes, 'relato.bat')).toBe(recusas.textoComOutroNome());
  });

  it('refuses a .txt with bytes that are no text', async () => {
    expect(await formato(ascii('texto\0binário'), 'relato.txt')).toBe(recusas.textoIlegivel);
  });
});

describe('what is not what it says is refused, and says why', () => {
  it('a program renamed .pdf', async () => {
    expect(await formato(exe(), 'laudo.pdf')).toMatch(/não é de um tipo aceito \(parece ser \.exe\)/);
  });

  it('a picture whose few bytes would fill the memory of whoever opens it, by the size it declares', async () => {
    for (const imagem of [
      pngDe(60_000, 60_000),
      pngDe(4_000_000_000, 1),
      jpegDe(65_000, 65_000),
      jpegDe(9, 0),
    ])
      expect(await formato(imagem, 'foto.png')).toBe(recusas.imagemEnorme);
    expect(await formato(jpegDe(8160, 6120), 'foto.jpg')).toBe('jpg');
    expect(await formato(pngDe(1080, 30_000), 'conversa inteira.png')).toBe('png');
  });

  it('a plain zip renamed .docx', async () => {
    expect(await formato(zipSync({ 'a.txt': strToU8('x') }), 'a.docx')).toBe(recusas.tipo('zip'));
  });

  it('an OLE file that is neither text nor sheet: an installer, a mail', async () => {
    expect(await formato(cfb('Root Entry', '__properties_version1.0'), 'a.doc')).toBe(recusas.tipo(null));
  });

  it('a document with a password', async () => {
    expect(await formato(cfb('Root Entry', 'EncryptedPackage'), 'a.docx')).toBe(recusas.comSenha);
  });

  it('a document with macros', async () => {
    expect(await formato(docx({ 'word/vbaProject.bin': new Uint8Array(4) }), 'a.docx')).toBe(recusas.macros);
  });

  it.each([
    ['pdf', async () => concat([await pdf(), zipSync({ a: strToU8('x') })])],
    ['jpg', async () => concat([jpeg(), zipSync({ a: strToU8('x') })])],
    ['png', async () => concat([png(), ascii('<script>alert(1)</script>')])],
    ['jpg', async () => concat([jpeg(), exe()])],
  ])('a polyglot: %s with another file behind its end', async (_tipo, arquivo) => {
    expect(await formato(await arquivo(), 'a.pdf')).toBe(recusas.doisFormatos);
  });

  it('a document with something in front of it or behind it', async () => {
    expect(await formato(concat([docx(), ascii('depois')]), 'a.docx')).toBe(recusas.danificado);
    expect(await formato(concat([exe(), docx()]), 'a.docx')).toMatch(/parece ser \.exe/);
  });

  it('a PDF, a photo or a picture cut in the middle', async () => {
    expect(await formato((await pdf()).subarray(0, 300), 'a.pdf')).toBe(recusas.danificado);
    expect(await formato(jpeg().subarray(0, 60), 'a.jpg')).toBe(recusas.danificado);
    expect(await formato(png().subarray(0, 50), 'a.png')).toBe(recusas.danificado);
  });

  it('the first bytes of sound with none behind them', async () => {
    expect(await formato(concat([ascii('\xff\xfb\x90\0'), new Uint8Array(900)]), 'a.mp3')).toBe(
      recusas.danificado,
    );
  });
});

describe('zip bombs', () => {
  /** Changes the size that the zip's directory declares for an entry. */
  const declarar = (arquivo: Uint8Array, de: number, para: number): Uint8Array => {
    const view = new DataView(arquivo.buffer);
    for (let at = 0; at + 28 < arquivo.length; at++) {
      const isEntrada = view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === de;
      if (isEntrada) view.setUint32(at + 24, para, true);
    }
    return arquivo;
  };
  const grande = () => docx({ 'word/a.xml': new Uint8Array(500_000) });

  it('a document that would open to more than 200 MB', async () => {
    expect(grande().length).toBeLessThan(2000);
    expect(await formato(declarar(grande(), 500_000, 200_000_000), 'a.docx')).toBe(recusas.bomba);
  });

  it('a document of more than 5,000 parts, before any is opened', async () => {
    const partes = Array.from({ length: 5001 }, (_, n) => [`word/${n}.xml`, new Uint8Array(0)] as const);
    expect(await formato(docx(Object.fromEntries(partes)), 'a.docx')).toBe(recusas.bomba);
  });

  it('one that lies about how large its entries are', async () => {
    expect(await formato(grande(), 'a.docx')).toBe('docx');
    expect(await formato(declarar(grande(), 500_000, 10), 'a.docx')).toBe(recusas.bomba);
  });

  it('one whose entries lie over each other', async () => {
    const arquivo = docx({ 'word/a.xml': [new Uint8Array(5000), { level: 0 }] });
    const view = new DataView(arquivo.buffer);
    for (let at = 0; at + 46 < arquivo.length; at++) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 42, 0, true);
    }
    expect(await formato(arquivo, 'a.docx')).toBe(recusas.danificado);
  });
});
