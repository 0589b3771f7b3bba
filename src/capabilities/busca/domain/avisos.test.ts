import { describe, expect, it } from 'vitest';
import { escreverAviso, readAviso } from './aviso.ts';
import { agruparFacetas } from './facetas.ts';
import { tituloDaBusca } from './titulo-da-busca.ts';
import { escapeXml } from './xml.ts';

describe('the link that switches a notice off', () => {
  it('says which, and is read back', () => {
    for (const aviso of [
      { tipo: 'alerta', idAlerta: 12 },
      { tipo: 'acompanhamento', idUsuario: 7, idManifestacao: 31 },
    ] as const)
      expect(readAviso(escreverAviso(aviso))).toEqual(aviso);
    for (const texto of ['', 'a', 'p1', 'a1x', 'x1', 'p1-2-3']) expect(readAviso(texto)).toBeNull();
  });
});

describe('facets', () => {
  it('have the most frequent first, years from the newest, and no more than twelve', () => {
    const linhas = [
      ...Array.from({ length: 20 }, (_, n) => ({
        faceta: 'orgao' as const,
        valor: `${n}`,
        nome: `Ó${n}`,
        total: n,
      })),
      { faceta: 'ano' as const, valor: '2024', nome: '2024', total: 9 },
      { faceta: 'ano' as const, valor: '2026', nome: '2026', total: 1 },
    ];
    const { orgao, ano } = agruparFacetas(['orgao', 'ano'], linhas);
    expect([orgao.length, orgao[0]?.total]).toEqual([12, 19]);
    expect(ano.map(({ valor }) => valor)).toEqual(['2026', '2024']);
  });
});

describe('a search in words', () => {
  const nomes = { orgao: null, esfera: null, uf: null, decisao: null, assunto: null };
  it('names what narrows it', () => {
    expect(tituloDaBusca({ q: 'merenda', ano: 2026 }, { ...nomes, orgao: 'IFCE', uf: 'Ceará' })).toBe(
      '“merenda”, IFCE, Ceará, 2026',
    );
    expect(tituloDaBusca({}, { ...nomes, esfera: 'Federal' })).toBe('Todos os pedidos, esfera federal');
  });
});

describe('XML', () => {
  it('escapes what has a meaning and drops what cannot be written', () => {
    expect(escapeXml('<a href="x">\'&\u0007</a>')).toBe('&lt;a href=&quot;x&quot;&gt;&apos;&amp;&lt;/a&gt;');
  });
});
