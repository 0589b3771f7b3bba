import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentDisposition, extensaoDe, nomeLimpo, nomeVerdadeiro } from './nome-do-arquivo.ts';

describe('the name of a file', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Usuarios\\Maria\\laudo.pdf', 'laudo.pdf'],
    ['..', 'arquivo'],
    ['/', 'arquivo'],
    ['.htaccess', 'htaccess'],
    ['foto\r\nSet-Cookie: x=1.jpg', 'fotoSet-Cookie_ x=1.jpg'],
    ['laudo\u202Efdp.exe', 'laudofdp.exe'],
    ['relatório final.PDF', 'relatório final.pdf'],
    ['<b>"aspas"</b>', 'b_'],
  ])('%j becomes %j', (nome, limpo) => {
    expect(nomeLimpo(nome)).toBe(limpo);
  });

  it('is short, keeps its extension, and never holds a path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (nome) => {
        const limpo = nomeLimpo(nome);
        expect(limpo).not.toMatch(/[/\\\r\n]|^\.|^$/);
        expect([...limpo].length).toBeLessThanOrEqual(150);
      }),
    );
    expect(nomeLimpo(`${'a'.repeat(255)}.pdf`)).toMatch(/^a{146}\.pdf$/);
  });

  it('tells the truth about the content', () => {
    expect(extensaoDe('a.tar.GZ')).toBe('.gz');
    expect(nomeVerdadeiro('foto.jpeg', ['.jpg', '.jpeg'])).toBe('foto.jpeg');
    expect(nomeVerdadeiro('laudo.pdf', ['.jpg', '.jpeg'])).toBe('laudo.pdf.jpg');
  });

  it('goes into the header in both spellings, and cannot leave it', () => {
    expect(contentDisposition("relatório d'água.pdf")).toBe(
      `attachment; filename="relatorio d_agua.pdf"; filename*=UTF-8''relat%C3%B3rio%20d%27%C3%A1gua.pdf`,
    );
    expect(contentDisposition('a"; x="\r\n')).not.toMatch(/[\r\n]|x="/);
  });
});
